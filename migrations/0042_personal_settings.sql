-- Secrets of games come by direct message once somebody has played, unless they want them under My secrets alone.
ALTER TABLE people ADD COLUMN secrets_off BIGINT NOT NULL DEFAULT 0 CHECK (secrets_off IN (0, 1));
-- Whether turns are shown to whoever made them before they are played.
ALTER TABLE people ADD COLUMN confirm_turns BIGINT NOT NULL DEFAULT 0 CHECK (confirm_turns IN (0, 1));

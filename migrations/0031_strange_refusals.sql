-- A message that Discord refuses for a reason nobody knows is tried for a day: in incidents it has refused what was right.

ALTER TABLE outbox ADD COLUMN strange_since_ms BIGINT; -- since when it has been refused so, without anything else in between; NULL: it isn't

-- How games ended is kept as data: a kind, who won or what was scored, the code of the reason. Until now it was an English sentence,
-- which programs of before this migration go on writing and reading in `outcome`; newer ones write both and read `ending`.

ALTER TABLE games ADD COLUMN ending TEXT;    -- 'won 0 checkmate' (a team), 'shared 0 2 nine-holes-played' (seats), 'drawn stalemate',
                                             -- 'scored 7 hole-solved', 'lost out-of-cards', 'void called-off'; NULL: not over, or to be read anew
CREATE INDEX games_without_ending ON games (id) WHERE status = 'over' AND ending IS NULL;

-- Every sentence there has been: a result, ': ' and a reason. What is none of them keeps its sentence.
WITH reasons (said, code) AS (VALUES
    ('checkmate', 'checkmate'),
    ('king captured', 'king-captured'),
    ('stalemate', 'stalemate'),
    ('dead position', 'dead-position'),
    ('threefold repetition', 'threefold-repetition'),
    ('fivefold repetition', 'fivefold-repetition'),
    ('fifty-move rule', 'fifty-move-rule'),
    ('seventy-five-move rule', 'seventy-five-move-rule'),
    ('resignation', 'resignation'),
    ('agreement', 'agreement'),
    ('time', 'time'),
    ('called off', 'called-off'),
    ('box captured', 'box-captured'),
    ('hundred quiet turns', 'hundred-quiet-turns'),
    ('hole solved', 'hole-solved'),
    ('nine holes played', 'nine-holes-played'),
    ('nine holes played, and the tie goes to the best dressed', 'best-dressed'),
    ('out of cards', 'out-of-cards'),
    ('four passes in a row', 'four-passes-in-a-row'),
    ('both goal boxes', 'both-goal-boxes'),
    ('no piece left', 'no-piece-left'),
    ('too few pieces', 'too-few-pieces')
)
UPDATE games SET ending = (
    SELECT CASE
        WHEN result = 'draw' THEN 'drawn'
        WHEN result = 'lost' THEN 'lost'
        WHEN result = 'no result' THEN 'void'
        -- The score has digits only.
        WHEN substr(result, 1, 6) = 'score ' AND length(result) > 6 AND rtrim(substr(result, 7), '0123456789') = ''
            THEN 'scored ' || substr(result, 7)
        -- Players of Chess Golf, each a team of their own.
        WHEN games.rules = 'chess-golf' AND result IN ('Player 1 wins', 'Player 2 wins', 'Player 3 wins', 'Player 4 wins',
            'Player 5 wins', 'Player 6 wins', 'Player 7 wins', 'Player 8 wins')
            THEN 'won ' || CASE substr(result, 8, 1) WHEN '1' THEN '0' WHEN '2' THEN '1' WHEN '3' THEN '2' WHEN '4' THEN '3'
                WHEN '5' THEN '4' WHEN '6' THEN '5' WHEN '7' THEN '6' ELSE '7' END
        WHEN games.rules = 'chess-golf' AND result LIKE 'Player _% and Player _ share the win'
            THEN 'shared'
                || CASE WHEN result LIKE '%Player 1%' THEN ' 0' ELSE '' END
                || CASE WHEN result LIKE '%Player 2%' THEN ' 1' ELSE '' END
                || CASE WHEN result LIKE '%Player 3%' THEN ' 2' ELSE '' END
                || CASE WHEN result LIKE '%Player 4%' THEN ' 3' ELSE '' END
                || CASE WHEN result LIKE '%Player 5%' THEN ' 4' ELSE '' END
                || CASE WHEN result LIKE '%Player 6%' THEN ' 5' ELSE '' END
                || CASE WHEN result LIKE '%Player 7%' THEN ' 6' ELSE '' END
                || CASE WHEN result LIKE '%Player 8%' THEN ' 7' ELSE '' END
        -- White is the first team of every other game with two, Black the second. Crowded House first named both seats of a side.
        WHEN games.rules NOT IN ('chess-golf', 'cooperative') AND result IN ('White wins', 'white wins',
            'White king-side and White queen-side wins', 'White king-side and White queen-side win') THEN 'won 0'
        WHEN games.rules NOT IN ('chess-golf', 'cooperative') AND result IN ('Black wins', 'black wins',
            'Black king-side and Black queen-side wins', 'Black king-side and Black queen-side win') THEN 'won 1'
    END || ' ' || code
    FROM (
        SELECT code, substr(games.outcome, 1, length(games.outcome) - length(said) - 2) AS result FROM reasons
        WHERE length(games.outcome) > length(said) + 2
            AND substr(games.outcome, length(games.outcome) - length(said) - 1) = ': ' || said
    ) AS parts
)
WHERE status = 'over' AND outcome IS NOT NULL;

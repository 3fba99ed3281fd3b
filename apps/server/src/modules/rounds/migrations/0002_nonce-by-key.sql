-- Takes each nonce by its pair's key, one after the other. As one UPDATE over the whole batch the planner was free to walk
-- every open pair and look for it in the batch, and did so while it believed that there were few: 11 ms a batch for 0.3.
-- num_nonnulls says IS NULL in words that no partial index of the open pairs answers to, for the same reason.
CREATE OR REPLACE FUNCTION "rounds"."write_rounds"(
  place int[], r_id uuid[], r_member bigint[], r_play_session uuid[], r_game text[], r_vendor text[], r_version text[],
  r_pair bigint[], r_nonce int[], r_stake bigint[], r_payout bigint[], r_currency text[], r_choice text[],
  r_outcome text[], r_played_at timestamptz[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  statuses text := current_setting('ledger.statuses');
  posted int := 0;
BEGIN
  FOR i IN 1..cardinality(place) LOOP
    CONTINUE WHEN substr(statuses, place[i], 1) <> '0';
    posted := posted + 1;
    UPDATE rounds.seed_pair s SET next_nonce = r_nonce[i] + 1
     WHERE s.id = r_pair[i] AND s.next_nonce = r_nonce[i] AND num_nonnulls(s.revealed_at) = 0;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a seed pair moved on' USING ERRCODE = 'IK001';
    END IF;
  END LOOP;
  IF posted = 0 THEN RETURN; END IF;
  INSERT INTO rounds.round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
                            stake, payout, currency, choice, outcome, played_at)
  SELECT u.id, u.member, u.play_session, u.game, u.vendor, u.version, u.pair, u.nonce,
         u.stake, u.payout, u.currency, u.choice::jsonb, u.outcome::jsonb, u.played_at
    FROM unnest(place, r_id, r_member, r_play_session, r_game, r_vendor, r_version, r_pair, r_nonce, r_stake, r_payout,
                r_currency, r_choice, r_outcome, r_played_at)
         u(place, id, member, play_session, game, vendor, version, pair, nonce, stake, payout,
           currency, choice, outcome, played_at)
   WHERE substr(statuses, u.place, 1) = '0';
END $$;

-- Opens rounds of several steps in a ledger batch: takes each one's nonce from its pair and writes the open round. A pair that
-- moved on stops the post it belongs to (IK001), as in write_rounds; a round that is open already does too (IK002).
CREATE FUNCTION "rounds"."open_rounds"(
  place int[], r_id uuid[], r_member bigint[], r_play_session uuid[], r_game text[], r_vendor text[], r_version text[],
  r_pair bigint[], r_nonce int[], r_stake bigint[], r_currency text[], r_opening text[], r_choice text[],
  r_opened_at timestamptz[], r_deadline_at timestamptz[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  statuses text := current_setting('ledger.statuses');
BEGIN
  FOR i IN 1..cardinality(place) LOOP
    CONTINUE WHEN substr(statuses, place[i], 1) <> '0';
    UPDATE rounds.seed_pair s SET next_nonce = r_nonce[i] + 1
     WHERE s.id = r_pair[i] AND s.next_nonce = r_nonce[i] AND num_nonnulls(s.revealed_at) = 0;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a seed pair moved on' USING ERRCODE = 'IK001';
    END IF;
    INSERT INTO rounds.open_round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
                                   stake, currency, opening, choice, steps, step, opened_at, deadline_at)
    VALUES (r_id[i], r_member[i], r_play_session[i], r_game[i], r_vendor[i], r_version[i], r_pair[i], r_nonce[i],
            r_stake[i], r_currency[i], r_opening[i]::jsonb, r_choice[i]::jsonb, '[]', 0, r_opened_at[i], r_deadline_at[i])
    ON CONFLICT (member_id, game_id, currency) WHERE ended_at IS NULL DO NOTHING;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a round is open already' USING ERRCODE = 'IK002';
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- Ends open rounds in a ledger batch: only while they are open at the step that was read, so that of two endings, or of a step
-- and an ending, one comes to pass and the other stops its post (IK002). A round that was played is recorded; one whose stake
-- is given back (no payout) is not.
CREATE FUNCTION "rounds"."end_open_rounds"(
  place int[], r_id uuid[], r_step int[], r_choice text[], r_steps text[], r_payout bigint[], r_outcome text[],
  r_ended_at timestamptz[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  statuses text := current_setting('ledger.statuses');
BEGIN
  FOR i IN 1..cardinality(place) LOOP
    CONTINUE WHEN substr(statuses, place[i], 1) <> '0';
    UPDATE rounds.open_round o
       SET choice = r_choice[i]::jsonb, steps = r_steps[i]::jsonb, step = jsonb_array_length(r_steps[i]::jsonb),
           ended_at = r_ended_at[i]
     WHERE o.id = r_id[i] AND o.step = r_step[i] AND o.ended_at IS NULL;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'an open round moved on' USING ERRCODE = 'IK002';
    END IF;
    CONTINUE WHEN r_payout[i] IS NULL;
    INSERT INTO rounds.round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
                              stake, payout, currency, choice, outcome, played_at)
    SELECT o.id, o.member_id, o.play_session_id, o.game_id, o.vendor_code, o.game_version, o.seed_pair_id, o.nonce,
           o.stake, r_payout[i], o.currency, o.choice, r_outcome[i]::jsonb, r_ended_at[i]
      FROM rounds.open_round o WHERE o.id = r_id[i];
  END LOOP;
END $$;
--> statement-breakpoint
-- Updated with every step: room in the page keeps the update in place.
ALTER TABLE "rounds"."open_round" SET (fillfactor = 70);

-- Takes steps of open rounds that stake further, in a ledger batch with the further holds: only while the round is open at the step
-- that was read, so that of two steps, or of a step and an ending, one comes to pass and the other stops its post (IK002).
CREATE FUNCTION "rounds"."raise_open_rounds"(
  place int[], r_id uuid[], r_step int[], r_choice text[], r_steps text[], r_added_stake bigint[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  statuses text := current_setting('ledger.statuses');
BEGIN
  FOR i IN 1..cardinality(place) LOOP
    CONTINUE WHEN substr(statuses, place[i], 1) <> '0';
    UPDATE rounds.open_round o
       SET choice = r_choice[i]::jsonb, steps = r_steps[i]::jsonb, step = jsonb_array_length(r_steps[i]::jsonb),
           added_stake = r_added_stake[i]
     WHERE o.id = r_id[i] AND o.step = r_step[i] AND o.ended_at IS NULL;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'an open round moved on' USING ERRCODE = 'IK002';
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- Ends open rounds as before; the record's stake is all that was staked: at the opening, by earlier steps, and by the one that ends
-- the round.
DROP FUNCTION "rounds"."end_open_rounds"(int[], uuid[], int[], text[], text[], bigint[], text[], timestamptz[]);
--> statement-breakpoint
CREATE FUNCTION "rounds"."end_open_rounds"(
  place int[], r_id uuid[], r_step int[], r_choice text[], r_steps text[], r_added_stake bigint[], r_payout bigint[],
  r_outcome text[], r_ended_at timestamptz[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  statuses text := current_setting('ledger.statuses');
BEGIN
  FOR i IN 1..cardinality(place) LOOP
    CONTINUE WHEN substr(statuses, place[i], 1) <> '0';
    UPDATE rounds.open_round o
       SET choice = r_choice[i]::jsonb, steps = r_steps[i]::jsonb, step = jsonb_array_length(r_steps[i]::jsonb),
           added_stake = r_added_stake[i], ended_at = r_ended_at[i]
     WHERE o.id = r_id[i] AND o.step = r_step[i] AND o.ended_at IS NULL;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'an open round moved on' USING ERRCODE = 'IK002';
    END IF;
    CONTINUE WHEN r_payout[i] IS NULL;
    INSERT INTO rounds.round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
                              stake, payout, currency, choice, outcome, played_at)
    SELECT o.id, o.member_id, o.play_session_id, o.game_id, o.vendor_code, o.game_version, o.seed_pair_id, o.nonce,
           o.stake + o.added_stake, r_payout[i], o.currency, o.choice, r_outcome[i]::jsonb, r_ended_at[i]
      FROM rounds.open_round o WHERE o.id = r_id[i];
  END LOOP;
END $$;
--> statement-breakpoint
-- Writes rounds that are over at their opening, in the ledger batch that takes the stake and settles it. The nonce is taken first:
-- whoever opens a round of the same pair waits here, so that none is written beside one that is open.
CREATE FUNCTION "rounds"."write_ended_rounds"(
  place int[], r_id uuid[], r_member bigint[], r_play_session uuid[], r_game text[], r_vendor text[], r_version text[],
  r_pair bigint[], r_nonce int[], r_stake bigint[], r_currency text[], r_opening text[], r_choice text[],
  r_opened_at timestamptz[], r_deadline_at timestamptz[], r_payout bigint[], r_outcome text[]
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
    PERFORM FROM rounds.open_round o
      WHERE o.member_id = r_member[i] AND o.game_id = r_game[i] AND o.currency = r_currency[i] AND o.ended_at IS NULL;
    IF FOUND THEN
      RAISE EXCEPTION 'a round is open already' USING ERRCODE = 'IK002';
    END IF;
    INSERT INTO rounds.open_round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
                                   stake, currency, opening, choice, steps, step, opened_at, deadline_at, ended_at)
    VALUES (r_id[i], r_member[i], r_play_session[i], r_game[i], r_vendor[i], r_version[i], r_pair[i], r_nonce[i],
            r_stake[i], r_currency[i], r_opening[i]::jsonb, r_choice[i]::jsonb, '[]', 0, r_opened_at[i], r_deadline_at[i],
            r_opened_at[i]);
    INSERT INTO rounds.round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
                              stake, payout, currency, choice, outcome, played_at)
    VALUES (r_id[i], r_member[i], r_play_session[i], r_game[i], r_vendor[i], r_version[i], r_pair[i], r_nonce[i],
            r_stake[i], r_payout[i], r_currency[i], r_choice[i]::jsonb, r_outcome[i]::jsonb, r_opened_at[i]);
  END LOOP;
END $$;

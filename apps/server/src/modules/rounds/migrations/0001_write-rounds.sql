-- Writes the round records of a ledger batch and takes each one's nonce from its pair. A pair that was revealed, or
-- whose nonce another process used, stops the whole post that it belongs to (IK001): a revealed seed plays no more,
-- and no nonce plays twice.
CREATE FUNCTION "rounds"."write_rounds"(
  place int[], r_id uuid[], r_member bigint[], r_play_session uuid[], r_game text[], r_vendor text[], r_version text[],
  r_pair bigint[], r_nonce int[], r_stake bigint[], r_payout bigint[], r_currency text[], r_choice text[],
  r_outcome text[], r_played_at timestamptz[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  wanted int;
  taken int;
BEGIN
  SELECT count(*) INTO wanted FROM unnest(place) p WHERE ledger.was_posted(p);
  IF wanted = 0 THEN RETURN; END IF;
  UPDATE rounds.seed_pair s SET next_nonce = u.nonce + 1
    FROM unnest(place, r_pair, r_nonce) u(place, pair, nonce)
   WHERE ledger.was_posted(u.place) AND s.id = u.pair AND s.next_nonce = u.nonce AND s.revealed_at IS NULL;
  GET DIAGNOSTICS taken = ROW_COUNT;
  IF taken <> wanted THEN
    RAISE EXCEPTION 'a seed pair moved on' USING ERRCODE = 'IK001';
  END IF;
  INSERT INTO rounds.round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
                            stake, payout, currency, choice, outcome, played_at)
  SELECT u.id, u.member, u.play_session, u.game, u.vendor, u.version, u.pair, u.nonce,
         u.stake, u.payout, u.currency, u.choice::jsonb, u.outcome::jsonb, u.played_at
    FROM unnest(place, r_id, r_member, r_play_session, r_game, r_vendor, r_version, r_pair, r_nonce, r_stake, r_payout,
                r_currency, r_choice, r_outcome, r_played_at)
         u(place, id, member, play_session, game, vendor, version, pair, nonce, stake, payout,
           currency, choice, outcome, played_at)
   WHERE ledger.was_posted(u.place);
END $$;
--> statement-breakpoint
CREATE FUNCTION "rounds"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rounds.% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "round_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "rounds"."round"
  FOR EACH STATEMENT EXECUTE FUNCTION "rounds"."refuse_change"();
--> statement-breakpoint
ALTER TABLE "rounds"."round" ENABLE ALWAYS TRIGGER "round_append_only";
--> statement-breakpoint
-- Updated with every round: room in the page keeps the update in place.
ALTER TABLE "rounds"."seed_pair" SET (fillfactor = 70);

-- As before, of rounds that take several nonces of their pair: a batch of shots has one for each of them, and its record
-- names the first. A pair that was revealed, or whose nonces another process used, stops the whole post (IK001).
CREATE FUNCTION "rounds"."write_rounds"(
  place int[], r_id uuid[], r_member bigint[], r_play_session uuid[], r_game text[], r_vendor text[], r_version text[],
  r_pair bigint[], r_nonce int[], r_stake bigint[], r_payout bigint[], r_currency text[], r_choice text[],
  r_outcome text[], r_played_at timestamptz[], r_nonces int[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  wanted int;
  taken int;
BEGIN
  SELECT count(*) INTO wanted FROM unnest(place) p WHERE ledger.was_posted(p);
  IF wanted = 0 THEN RETURN; END IF;
  UPDATE rounds.seed_pair s SET next_nonce = u.nonce + u.nonces
    FROM unnest(place, r_pair, r_nonce, r_nonces) u(place, pair, nonce, nonces)
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

-- Writes what happened to a wallet: a transfer begun or ended, or plays that the vendor told of. Whoever decided by a state
-- that has changed since is stopped (IK002), and nothing of the post is written. A transfer ends once: the ledger's hold sees to
-- that, and whoever ends it again anyway is stopped likewise.
CREATE FUNCTION "vendor_wallets"."write_event"(event jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  o jsonb := event -> 'opens';
  s jsonb := event -> 'settles';
BEGIN
  UPDATE vendor_wallets.wallet SET
    came = came + COALESCE((event ->> 'came')::bigint, 0),
    went = went + COALESCE((event ->> 'went')::bigint, 0),
    staked = staked + COALESCE((SELECT sum((p ->> 'staked')::bigint) FROM jsonb_array_elements(event -> 'plays') p), 0),
    paid = paid + COALESCE((SELECT sum((p ->> 'paid')::bigint) FROM jsonb_array_elements(event -> 'plays') p), 0),
    version = version + 1
  WHERE id = (event ->> 'walletId')::uuid
    AND (event ->> 'expects' IS NULL OR version = (event ->> 'expects')::bigint);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a wallet at a vendor moved on' USING ERRCODE = 'IK002';
  END IF;
  IF jsonb_typeof(o) = 'object' THEN
    INSERT INTO vendor_wallets.transfer (id, wallet_id, member_id, vendor_code, currency, direction, amount, cause, state, hold_id,
                                         begun_at, asks, next_ask_at)
    VALUES ((o ->> 'id')::uuid, (o ->> 'walletId')::uuid, (o ->> 'memberId')::bigint, o ->> 'vendorCode', o ->> 'currency',
            o ->> 'direction', (o ->> 'amount')::bigint, o ->> 'cause', o ->> 'state', (o ->> 'holdId')::uuid,
            (o ->> 'begunAt')::timestamptz, 0, (o ->> 'nextAskAt')::timestamptz);
  END IF;
  IF jsonb_typeof(s) = 'object' THEN
    UPDATE vendor_wallets.transfer
       SET state = s ->> 'state', reason = s ->> 'reason', settled_at = (s ->> 'at')::timestamptz
     WHERE id = (s ->> 'id')::uuid AND settled_at IS NULL;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a transfer to a vendor ended before' USING ERRCODE = 'IK002';
    END IF;
  END IF;
  INSERT INTO vendor_wallets.play (wallet_id, game_id, staked, paid)
  SELECT (event ->> 'walletId')::uuid, p ->> 'gameId', (p ->> 'staked')::bigint, (p ->> 'paid')::bigint
    FROM jsonb_array_elements(event -> 'plays') p
  ON CONFLICT (wallet_id, game_id) DO UPDATE
     SET staked = vendor_wallets.play.staked + excluded.staked, paid = vendor_wallets.play.paid + excluded.paid;
END $$;

-- Writes what one request of a vendor did: its round (begun, or moved on by one version) and its transactions. Whoever decided
-- by a state that has changed since, or sends an id that somebody else has just used, is stopped (IK002): nothing of the
-- post is written, and the request is decided again.
CREATE FUNCTION "vendors"."write_event"(event jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  r jsonb := event -> 'round';
  written int;
BEGIN
  IF jsonb_typeof(r) = 'object' THEN
    IF r ->> 'version' = '0' THEN
      INSERT INTO vendors.round (id, vendor_code, round_key, member_id, play_session_id, game_id, currency, stake, refunded,
                                 payout, version, began_at)
      VALUES ((r ->> 'id')::uuid, r ->> 'vendorCode', r ->> 'roundKey', (r ->> 'memberId')::bigint,
              (r ->> 'playSessionId')::uuid, r ->> 'gameId', r ->> 'currency', (event ->> 'stake')::bigint, 0, 0, 1,
              (event ->> 'at')::timestamptz)
      ON CONFLICT (vendor_code, round_key) DO NOTHING;
    ELSE
      UPDATE vendors.round SET
        stake = stake + (event ->> 'stake')::bigint,
        refunded = refunded + (event ->> 'refunded')::bigint,
        payout = payout + (event ->> 'payout')::bigint,
        ended_at = CASE WHEN (event ->> 'ends')::boolean THEN COALESCE(ended_at, (event ->> 'at')::timestamptz) ELSE ended_at END,
        version = version + 1
      WHERE id = (r ->> 'id')::uuid AND version = (r ->> 'version')::bigint;
    END IF;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a vendor''s round moved on' USING ERRCODE = 'IK002';
    END IF;
  END IF;
  INSERT INTO vendors.transaction (vendor_code, transaction_id, kind, round_id, bet_id, amount, content, transfer_id, balance, at)
  SELECT t ->> 'vendorCode', t ->> 'transactionId', t ->> 'kind', (t ->> 'roundId')::uuid, t ->> 'betId',
         (t ->> 'amount')::bigint, t ->> 'content', (t ->> 'transferId')::uuid, (t ->> 'balance')::bigint,
         (event ->> 'at')::timestamptz
    FROM jsonb_array_elements(event -> 'transactions') t
  ON CONFLICT (vendor_code, transaction_id) DO NOTHING;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written <> jsonb_array_length(event -> 'transactions') THEN
    RAISE EXCEPTION 'a vendor''s transaction was written meanwhile' USING ERRCODE = 'IK002';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "vendors"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'vendors.% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "transaction_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "vendors"."transaction"
  FOR EACH STATEMENT EXECUTE FUNCTION "vendors"."refuse_change"();
--> statement-breakpoint
ALTER TABLE "vendors"."transaction" ENABLE ALWAYS TRIGGER "transaction_append_only";

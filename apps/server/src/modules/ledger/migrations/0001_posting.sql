-- A posted transfer is never changed. The privilege is taken even from the owner; the trigger stops who would take it back.
CREATE FUNCTION ledger.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a posted transfer is never changed: % on % refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER transfer_immutable BEFORE UPDATE OR DELETE ON ledger.transfer
  FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
--> statement-breakpoint
CREATE TRIGGER transfer_kept BEFORE TRUNCATE ON ledger.transfer
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON ledger.transfer FROM PUBLIC, CURRENT_USER;
--> statement-breakpoint

-- The partition of one calendar month (UTC). A UUIDv7 begins with its milliseconds, so its month is a range of ids.
-- Attached rather than created in place: attaching does not stop the lanes.
CREATE FUNCTION ledger.ensure_partition(month date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  name text := 'transfer_' || to_char(month, 'YYYY_MM');
  lower_id uuid := ledger.first_id(date_trunc('month', month)::timestamp AT TIME ZONE 'UTC');
  upper_id uuid := ledger.first_id((date_trunc('month', month) + interval '1 month')::timestamp AT TIME ZONE 'UTC');
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('ledger.ensure_partition', 0));
  IF to_regclass('ledger.' || name) IS NOT NULL THEN RETURN false; END IF;
  EXECUTE format('CREATE TABLE ledger.%I (LIKE ledger.transfer INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE)', name);
  EXECUTE format('ALTER TABLE ledger.transfer ATTACH PARTITION ledger.%I FOR VALUES FROM (%L) TO (%L)', name, lower_id, upper_id);
  EXECUTE format('CREATE TRIGGER transfer_kept BEFORE TRUNCATE ON ledger.%I FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change()', name);
  EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON ledger.%I FROM PUBLIC, CURRENT_USER', name);
  RETURN true;
END $$;
--> statement-breakpoint

-- The least id that a UUIDv7 of this instant can have.
CREATE FUNCTION ledger.first_id(at timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE
  RETURN (lpad(to_hex(floor(extract(epoch FROM at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;
--> statement-breakpoint

-- Posts a batch in one go; each group of tied transfers stands or falls on its own. Statuses, in their order of precedence:
--   0 posted  1 duplicate: the same was posted before  2 the id was used for something else  9 the id's time is out of range
--   3 no such account  4 suspended  5 not the same currency  8 the debit account moved on (stale)  6 not enough funds
--   7 would have passed, but a transfer tied to it did not
-- a_id are the accounts, distinct and ascending; t_debit and t_credit index into them (from 1).
-- t_expect is the version that the debit account must have, or -1. t_flags: 1 tied to the next transfer, 2 the id's time is out
-- of range, 4 allowed even when an account is suspended, 8 moves at most what the debit account has.
-- Answers per transfer: status, amount moved, both balances after it, the debit account's version after it.
CREATE FUNCTION ledger.post(
  a_id bigint[], t_id uuid[], t_debit int[], t_credit int[], t_amount bigint[], t_expect bigint[], t_reference uuid[],
  t_kind smallint[], t_flags smallint[], posted_at timestamptz, keep_statuses boolean,
  OUT st smallint[], OUT moved bigint[], OUT d_balance bigint[], OUT c_balance bigint[], OUT d_version bigint[]
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  n int := cardinality(t_id);
  m int := cardinality(a_id);
  got bigint[]; bal bigint[]; ver bigint[]; cur int[]; fl smallint[]; head uuid[];
  cnt int[] := array_fill(0, ARRAY[m]);
  d_before uuid[] := array_fill(NULL::uuid, ARRAY[n]);
  c_before uuid[] := array_fill(NULL::uuid, ARRAY[n]);
  d int; c int; x bigint; f int; s smallint;
  first int := 1; bad boolean := false; dups int := 0; known boolean := false;
  r record;
BEGIN
  -- 1. Lock in the order of ids, so that two batches can never wait for each other.
  SELECT array_agg(q.id), array_agg(q.balance), array_agg(q.version), array_agg(q.currency), array_agg(q.flags), array_agg(q.last_transfer)
    INTO got, bal, ver, cur, fl, head
    FROM (SELECT id, balance, version, currency, flags, last_transfer FROM ledger.account
          WHERE id = ANY (a_id) ORDER BY id FOR NO KEY UPDATE) q;
  IF cardinality(got) IS DISTINCT FROM m THEN
    SELECT array_agg(q.balance ORDER BY u.o), array_agg(q.version ORDER BY u.o), array_agg(q.currency ORDER BY u.o),
           array_agg(q.flags ORDER BY u.o), array_agg(q.head ORDER BY u.o)
      INTO bal, ver, cur, fl, head
      FROM unnest(a_id) WITH ORDINALITY u(id, o)
      LEFT JOIN unnest(got, bal, ver, cur, fl, head) q(id, balance, version, currency, flags, head) ON q.id = u.id;
  END IF;
  st := array_fill(0::smallint, ARRAY[n]);
  moved := t_amount;
  d_balance := array_fill(0::bigint, ARRAY[n]);
  c_balance := d_balance;
  d_version := d_balance;

  -- 2. Duplicates, in a new statement: its snapshot is younger than the locks. The house is one logical account (its book).
  FOR r IN
    SELECT u.o, t.amount, t.debit_balance, t.credit_balance,
           t.kind = t_kind[u.o] AND t.reference IS NOT DISTINCT FROM t_reference[u.o]
             AND (t.amount = t_amount[u.o] OR (t_flags[u.o] & 8 <> 0 AND t.amount < t_amount[u.o]))
             AND (t.debit = a_id[t_debit[u.o]] OR ledger.book_of(t.debit) = ledger.book_of(a_id[t_debit[u.o]]))
             AND (t.credit = a_id[t_credit[u.o]] OR ledger.book_of(t.credit) = ledger.book_of(a_id[t_credit[u.o]])) AS same
      FROM unnest(t_id) WITH ORDINALITY u(id, o) JOIN ledger.transfer t ON t.id = u.id
  LOOP
    known := true;
    IF r.same THEN
      st[r.o] := 1;
      moved[r.o] := r.amount;
      d_balance[r.o] := r.debit_balance;
      c_balance[r.o] := r.credit_balance;
    ELSE
      st[r.o] := 2;
    END IF;
  END LOOP;

  -- 3. Decide in order.
  FOR i IN 1..n LOOP
    f := t_flags[i];
    s := 0;
    IF known THEN s := st[i]; END IF;
    IF s = 0 THEN
      d := t_debit[i]; c := t_credit[i]; x := t_amount[i];
      IF f & 8 <> 0 THEN x := LEAST(x, GREATEST(bal[d], 0)); moved[i] := x; END IF;
      IF f & 2 <> 0 THEN s := 9;
      ELSIF bal[d] IS NULL OR bal[c] IS NULL THEN s := 3;
      ELSIF (fl[d] | fl[c]) & 1 <> 0 AND f & 4 = 0 THEN s := 4;
      ELSIF cur[d] <> cur[c] THEN s := 5;
      ELSIF t_expect[i] >= 0 AND t_expect[i] <> ver[d] + cnt[d] THEN s := 8;
      ELSIF bal[d] < x AND fl[d] & 2 = 0 THEN s := 6;
      ELSIF bad THEN s := 7;
      ELSE
        d_before[i] := head[d];
        c_before[i] := head[c];
        head[d] := t_id[i];
        head[c] := t_id[i];
        cnt[d] := cnt[d] + 1;
        cnt[c] := cnt[c] + 1;
        d_version[i] := ver[d] + cnt[d];
        bal[c] := bal[c] + x;
        c_balance[i] := bal[c];
        x := bal[d] - x;
        bal[d] := x;
        d_balance[i] := x;
      END IF;
      IF s <> 0 THEN
        bad := true;
        st[i] := s;
        d_balance[i] := COALESCE(bal[d], 0);
        d_version[i] := COALESCE(ver[d] + cnt[d], 0);
      END IF;
    ELSIF s = 1 THEN dups := dups + 1;
    ELSE bad := true;
    END IF;

    IF f & 1 = 0 THEN
      -- A group of which only a part was posted before is another group under the same ids.
      IF dups > 0 AND dups <= i - first THEN
        bad := true;
        FOR j IN first..i LOOP
          IF st[j] = 1 THEN st[j] := 2; ELSIF st[j] NOT IN (0, 2) THEN st[j] := 7; END IF;
        END LOOP;
      END IF;
      IF bad AND first < i THEN
        FOR j IN REVERSE i..first LOOP
          IF st[j] = 0 THEN
            d := t_debit[j]; c := t_credit[j];
            bal[d] := bal[d] + moved[j];
            bal[c] := bal[c] - moved[j];
            head[c] := c_before[j];
            head[d] := d_before[j];
            cnt[d] := cnt[d] - 1;
            cnt[c] := cnt[c] - 1;
            st[j] := 7;
          END IF;
        END LOOP;
      END IF;
      first := i + 1; bad := false; dups := 0;
    END IF;
  END LOOP;

  -- 4. Write.
  INSERT INTO ledger.transfer (id, debit, credit, amount, debit_balance, credit_balance, debit_before, credit_before, reference, at, kind)
    SELECT u.id, a_id[u.d], a_id[u.c], u.x, u.db, u.cb, u.dp, u.cp, u.ref, posted_at, u.kind
      FROM unnest(t_id, t_debit, t_credit, moved, d_balance, c_balance, d_before, c_before, t_reference, t_kind, st)
           u(id, d, c, x, db, cb, dp, cp, ref, kind, st)
     WHERE u.st = 0;
  UPDATE ledger.account a SET balance = u.bal, version = a.version + u.cnt, last_transfer = u.head
    FROM unnest(a_id, bal, cnt, head) u(id, bal, cnt, head)
   WHERE a.id = u.id AND u.cnt > 0;
  IF keep_statuses THEN PERFORM set_config('ledger.statuses', array_to_string(st, ''), true); END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION ledger.book_of(account bigint) RETURNS bigint LANGUAGE sql STABLE
  RETURN (SELECT book FROM ledger.holder WHERE account_id = account);
--> statement-breakpoint

-- For attachments: whether the transfer at this place of the batch was posted by this very transaction.
CREATE FUNCTION ledger.was_posted(place int) RETURNS boolean LANGUAGE sql STABLE
  RETURN substr(current_setting('ledger.statuses'), place, 1) = '0';
--> statement-breakpoint

-- Opens an account unless it is open. One opening or suspension of an owner at a time, so that a suspended member's new account
-- is born suspended and no account is opened twice.
CREATE FUNCTION ledger.open_account(
  a_owner bigint, a_kind smallint, a_currency int, a_label text, a_shard smallint, a_flags smallint, OUT id bigint, OUT book bigint
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  FOR attempt IN 1..2 LOOP
    SELECT h.account_id, h.book INTO id, book FROM ledger.holder h
     WHERE h.owner = a_owner AND h.kind = a_kind AND h.currency = a_currency AND h.label = a_label AND h.shard = a_shard;
    IF FOUND THEN RETURN; END IF;
    IF attempt = 1 THEN PERFORM ledger.lock_owner(a_owner); END IF;
  END LOOP;
  id := nextval('ledger.holder_account_id_seq');
  book := id;
  IF a_shard <> 0 THEN
    SELECT h.book INTO STRICT book FROM ledger.holder h
     WHERE h.owner = a_owner AND h.kind = a_kind AND h.currency = a_currency AND h.label = a_label AND h.shard = 0;
  END IF;
  INSERT INTO ledger.holder (account_id, owner, kind, currency, label, shard, book) OVERRIDING SYSTEM VALUE
    VALUES (id, a_owner, a_kind, a_currency, a_label, a_shard, book);
  INSERT INTO ledger.account (id, currency, flags)
    VALUES (id, a_currency, a_flags | COALESCE((
      SELECT bit_or(a.flags & 1) FROM ledger.holder h JOIN ledger.account a ON a.id = h.account_id
       WHERE h.owner = a_owner AND a_owner <> 0), 0)::smallint);
END $$;
--> statement-breakpoint
CREATE FUNCTION ledger.lock_owner(a_owner bigint) RETURNS void LANGUAGE sql VOLATILE
  RETURN pg_advisory_xact_lock(hashtextextended('ledger.holder/' || a_owner, 0));
--> statement-breakpoint

-- Suspends or releases every account of an owner. Waits for the batches that hold them; those that come later see the flag.
CREATE FUNCTION ledger.set_suspended(a_owner bigint, suspended boolean) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  changed bigint;
BEGIN
  PERFORM ledger.lock_owner(a_owner);
  PERFORM a.id FROM ledger.account a
    WHERE a.id IN (SELECT h.account_id FROM ledger.holder h WHERE h.owner = a_owner) ORDER BY a.id FOR NO KEY UPDATE;
  UPDATE ledger.account a SET flags = CASE WHEN suspended THEN a.flags | 1 ELSE a.flags & ~1 END
   WHERE a.id IN (SELECT h.account_id FROM ledger.holder h WHERE h.owner = a_owner) AND (a.flags & 1 <> 0) <> suspended;
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
END $$;

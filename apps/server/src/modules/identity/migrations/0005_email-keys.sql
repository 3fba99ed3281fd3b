-- A mailbox is found by its key alone from here on; accounts from before there were keys get theirs.
UPDATE "identity"."account" SET "email_key" = lower(trim(normalize("email", NFKC)))
WHERE "email" IS NOT NULL AND "email_key" IS NULL AND "email_verified_at" IS NULL;

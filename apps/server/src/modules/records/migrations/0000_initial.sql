CREATE SCHEMA "records";
--> statement-breakpoint
CREATE TABLE "records"."entry" (
	"account_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"place" bigint NOT NULL,
	"transfer_id" uuid NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"change" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"reference" uuid,
	"vendor_code" text DEFAULT '' NOT NULL,
	"game_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "entry_account_id_at_place_pk" PRIMARY KEY("account_id","at","place")
) PARTITION BY HASH ("account_id");
--> statement-breakpoint
CREATE TABLE "records"."head" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"transfer_id" uuid,
	"version" bigint NOT NULL,
	"booked_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "records"."quarter" (
	"account_id" bigint NOT NULL,
	"quarter" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"vendor_code" text NOT NULL,
	"game_id" text NOT NULL,
	"entries" integer NOT NULL,
	"came" bigint NOT NULL,
	"went" bigint NOT NULL,
	CONSTRAINT "quarter_account_id_quarter_type_vendor_code_game_id_pk" PRIMARY KEY("account_id","quarter","type","vendor_code","game_id")
) PARTITION BY HASH ("account_id");
--> statement-breakpoint
CREATE INDEX "head_due" ON "records"."head" USING btree ("due_at") WHERE "records"."head"."due_at" IS NOT NULL;
--> statement-breakpoint
-- A member's record lies in one partition of each, whatever its age: small indexes, and every reading prunes to one.
DO $$
BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format('CREATE TABLE records.entry_%s PARTITION OF records.entry FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
    EXECUTE format('CREATE TABLE records.quarter_%s PARTITION OF records.quarter FOR VALUES WITH (MODULUS 16, REMAINDER %s) WITH (fillfactor = 80)', part, part);
  END LOOP;
END $$;

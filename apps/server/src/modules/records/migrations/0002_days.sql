CREATE TABLE "records"."day" (
	"account_id" bigint NOT NULL,
	"begins" timestamp (3) with time zone NOT NULL,
	"ends" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"vendor_code" text NOT NULL,
	"game_id" text NOT NULL,
	"entries" integer NOT NULL,
	"came" bigint NOT NULL,
	"went" bigint NOT NULL,
	CONSTRAINT "day_account_id_begins_type_vendor_code_game_id_pk" PRIMARY KEY("account_id","begins","type","vendor_code","game_id")
) PARTITION BY HASH ("account_id");
--> statement-breakpoint
ALTER TABLE "records"."head" ADD COLUMN "time_zone" text;
--> statement-breakpoint
-- As the entries and the quarters: a reading prunes to one part. The days of what was read before are summed when it is next read.
DO $$
BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format('CREATE TABLE records.day_%s PARTITION OF records.day FOR VALUES WITH (MODULUS 16, REMAINDER %s) WITH (fillfactor = 80)', part, part);
  END LOOP;
END $$;

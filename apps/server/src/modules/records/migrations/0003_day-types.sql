CREATE TABLE "records"."day_type" (
	"account_id" bigint NOT NULL,
	"begins" timestamp (3) with time zone NOT NULL,
	"ends" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"entries" integer NOT NULL,
	"came" bigint NOT NULL,
	"went" bigint NOT NULL,
	CONSTRAINT "day_type_account_id_begins_type_pk" PRIMARY KEY("account_id","begins","type")
) PARTITION BY HASH ("account_id");
--> statement-breakpoint
-- As the days themselves: a reading prunes to one part.
DO $$
BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format('CREATE TABLE records.day_type_%s PARTITION OF records.day_type FOR VALUES WITH (MODULUS 16, REMAINDER %s) WITH (fillfactor = 80)', part, part);
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO "records"."day_type" ("account_id", "begins", "ends", "type", "entries", "came", "went")
SELECT "account_id", "begins", "ends", "type", sum("entries"), sum("came"), sum("went")
  FROM "records"."day" GROUP BY 1, 2, 3, 4;

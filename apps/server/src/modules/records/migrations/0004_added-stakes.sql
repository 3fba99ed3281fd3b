-- What the steps of a round staked further was entered as stakes of its own, each counted as a round. The first of a round's held
-- stakes is the round's; those behind it are parts of it.
CREATE TEMPORARY TABLE "raised" ON COMMIT DROP AS
SELECT "account_id", "reference", min("place") AS "first"
  FROM "records"."entry"
 WHERE "type" = 'stake' AND "kind" = 'stake_held' AND "reference" IS NOT NULL
 GROUP BY 1, 2 HAVING count(*) > 1;
--> statement-breakpoint
UPDATE "records"."entry" e SET "type" = 'added_stake'
  FROM "raised" r
 WHERE e."account_id" = r."account_id" AND e."reference" = r."reference" AND e."kind" = 'stake_held'
   AND e."type" = 'stake' AND e."place" > r."first";
--> statement-breakpoint
DELETE FROM "records"."quarter" WHERE "account_id" IN (SELECT "account_id" FROM "raised");
--> statement-breakpoint
INSERT INTO "records"."quarter" ("account_id", "quarter", "type", "vendor_code", "game_id", "entries", "came", "went")
SELECT "account_id", date_bin('15 minutes', "at", 'epoch'::timestamptz), "type", "vendor_code", "game_id",
       count(*), sum(GREATEST("change", 0)), sum(GREATEST(-"change", 0))
  FROM "records"."entry" WHERE "account_id" IN (SELECT "account_id" FROM "raised") GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
-- Days without a zone are summed anew from the quarters by whoever reads next.
UPDATE "records"."head" SET "time_zone" = NULL WHERE "account_id" IN (SELECT "account_id" FROM "raised");

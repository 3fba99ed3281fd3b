ALTER TABLE "returns"."under_way" DROP CONSTRAINT "under_way_game_id_version_currency_pk";--> statement-breakpoint
ALTER TABLE "returns"."under_way" ADD COLUMN "read_to" timestamp (3) with time zone;--> statement-breakpoint
-- What stands there was noted when rounds were last read.
UPDATE "returns"."under_way" SET "read_to" = (SELECT "read_to" FROM "returns"."progress");--> statement-breakpoint
DELETE FROM "returns"."under_way" WHERE "read_to" IS NULL;--> statement-breakpoint
ALTER TABLE "returns"."under_way" ALTER COLUMN "read_to" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "returns"."under_way" ADD CONSTRAINT "under_way_read_to_game_id_version_currency_pk" PRIMARY KEY("read_to","game_id","version","currency");--> statement-breakpoint
CREATE INDEX "under_way_version" ON "returns"."under_way" USING btree ("game_id","version","currency");

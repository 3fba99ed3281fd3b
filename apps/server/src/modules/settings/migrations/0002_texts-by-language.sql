-- The words of both languages become one list. Whoever had changed one of the two lists keeps it beside the other as it was delivered.
WITH "old" AS (
  SELECT * FROM "settings"."setting" WHERE "key" IN ('tables.chat_words_en', 'tables.chat_words_ur')
), "joined" AS (
  SELECT COALESCE((SELECT "value" FROM "old" WHERE "key" = 'tables.chat_words_en'),
           '["fuck*", "shit*", "bitch*", "bastard*", "whore*", "slut*", "asshole*", "cunt*"]'::jsonb)
      || COALESCE((SELECT "value" FROM "old" WHERE "key" = 'tables.chat_words_ur'),
           '["حرامی*", "حرامزادہ", "کتیا", "رنڈی", "کمینہ", "چوتیا", "مادرچود", "بہن چود"]'::jsonb) AS "value",
    "changed_by", "changed_at"
  FROM "old" ORDER BY "changed_at" DESC LIMIT 1
), "kept" AS (
  INSERT INTO "settings"."version" ("key", "version", "value", "changed_by", "changed_at")
  SELECT 'tables.chat_words', 1, "value", "changed_by", "changed_at" FROM "joined"
)
INSERT INTO "settings"."setting" ("key", "version", "value", "changed_by", "changed_at")
SELECT 'tables.chat_words', 1, "value", "changed_by", "changed_at" FROM "joined";
--> statement-breakpoint
DELETE FROM "settings"."setting" WHERE "key" IN ('tables.chat_words_en', 'tables.chat_words_ur');
--> statement-breakpoint
-- The note of an account of the house is one text in every language, in the versions before it as well: so each of them reads alike.
UPDATE "settings"."setting" SET "value" = COALESCE((
  SELECT jsonb_agg(("row" - 'noteEn' - 'noteUr') || jsonb_build_object('note', jsonb_build_object('EN', "row"->'noteEn', 'UR', "row"->'noteUr')) ORDER BY "at")
    FROM jsonb_array_elements("value") WITH ORDINALITY AS "rows"("row", "at")), '[]'::jsonb)
 WHERE "key" = 'cashier.transfer_accounts';
--> statement-breakpoint
UPDATE "settings"."version" SET "value" = COALESCE((
  SELECT jsonb_agg(("row" - 'noteEn' - 'noteUr') || jsonb_build_object('note', jsonb_build_object('EN', "row"->'noteEn', 'UR', "row"->'noteUr')) ORDER BY "at")
    FROM jsonb_array_elements("value") WITH ORDINALITY AS "rows"("row", "at")), '[]'::jsonb)
 WHERE "key" = 'cashier.transfer_accounts';

-- What operators wrote in both languages becomes one value each; the columns of one language go with the next step.
ALTER TABLE "messages"."canned_answer" ADD COLUMN "text" jsonb;
--> statement-breakpoint
UPDATE "messages"."canned_answer" SET "text" = jsonb_build_object('EN', "text_en", 'UR', "text_ur");
--> statement-breakpoint
ALTER TABLE "messages"."canned_answer" ALTER COLUMN "text" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages"."message" ADD COLUMN "title" jsonb, ADD COLUMN "html" jsonb;
--> statement-breakpoint
UPDATE "messages"."message" SET "title" = jsonb_build_object('EN', "title_en", 'UR', "title_ur"),
  "html" = jsonb_build_object('EN', "html_en", 'UR', "html_ur");
--> statement-breakpoint
ALTER TABLE "messages"."message" ALTER COLUMN "title" SET NOT NULL, ALTER COLUMN "html" SET NOT NULL;

-- What operators wrote in both languages becomes one value each; the columns of one language go with the next step.
ALTER TABLE "content"."banner" ADD COLUMN "title" jsonb, ADD COLUMN "text" jsonb, ADD COLUMN "alt" jsonb;
--> statement-breakpoint
UPDATE "content"."banner" SET "title" = CASE WHEN "title_en" IS NOT NULL THEN jsonb_build_object('EN', "title_en", 'UR', "title_ur") END,
  "text" = CASE WHEN "text_en" IS NOT NULL THEN jsonb_build_object('EN', "text_en", 'UR', "text_ur") END,
  "alt" = jsonb_build_object('EN', "alt_en", 'UR', "alt_ur");
--> statement-breakpoint
ALTER TABLE "content"."banner" ALTER COLUMN "alt" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "content"."help_version" ADD COLUMN "title" jsonb, ADD COLUMN "html" jsonb;
--> statement-breakpoint
UPDATE "content"."help_version" SET "title" = jsonb_build_object('EN', "title_en", 'UR', "title_ur"),
  "html" = jsonb_build_object('EN', "html_en", 'UR', "html_ur");
--> statement-breakpoint
ALTER TABLE "content"."help_version" ALTER COLUMN "title" SET NOT NULL, ALTER COLUMN "html" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "content"."notice" ADD COLUMN "title" jsonb, ADD COLUMN "text" jsonb;
--> statement-breakpoint
UPDATE "content"."notice" SET "title" = jsonb_build_object('EN', "title_en", 'UR', "title_ur"),
  "text" = jsonb_build_object('EN', "text_en", 'UR', "text_ur");
--> statement-breakpoint
ALTER TABLE "content"."notice" ALTER COLUMN "title" SET NOT NULL, ALTER COLUMN "text" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "content"."resource" ADD COLUMN "label" jsonb;
--> statement-breakpoint
UPDATE "content"."resource" SET "label" = jsonb_build_object('EN', "label_en", 'UR', "label_ur");
--> statement-breakpoint
ALTER TABLE "content"."resource" ALTER COLUMN "label" SET NOT NULL;

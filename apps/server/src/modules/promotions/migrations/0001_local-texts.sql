-- What operators wrote in both languages becomes one value each; the columns of one language go with the next step.
ALTER TABLE "promotions"."page_version" ADD COLUMN "title" jsonb, ADD COLUMN "summary" jsonb, ADD COLUMN "html" jsonb, ADD COLUMN "terms" jsonb, ADD COLUMN "joining" jsonb;
--> statement-breakpoint
UPDATE "promotions"."page_version" SET "title" = jsonb_build_object('EN', "title_en", 'UR', "title_ur"),
  "summary" = jsonb_build_object('EN', "summary_en", 'UR', "summary_ur"),
  "html" = jsonb_build_object('EN', "html_en", 'UR', "html_ur"),
  "terms" = jsonb_build_object('EN', "terms_en", 'UR', "terms_ur"),
  "joining" = jsonb_build_object('EN', "joining_en", 'UR', "joining_ur");
--> statement-breakpoint
ALTER TABLE "promotions"."page_version" ALTER COLUMN "title" SET NOT NULL, ALTER COLUMN "summary" SET NOT NULL, ALTER COLUMN "html" SET NOT NULL, ALTER COLUMN "terms" SET NOT NULL, ALTER COLUMN "joining" SET NOT NULL;

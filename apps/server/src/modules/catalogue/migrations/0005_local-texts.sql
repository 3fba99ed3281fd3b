-- What operators wrote in both languages becomes one value each; the columns of one language go with the next step.
ALTER TABLE "catalogue"."game" ADD COLUMN "name" jsonb;
--> statement-breakpoint
UPDATE "catalogue"."game" SET "name" = jsonb_build_object('EN', "name_en", 'UR', "name_ur");
--> statement-breakpoint
ALTER TABLE "catalogue"."game" ALTER COLUMN "name" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "catalogue"."maintenance" ADD COLUMN "text" jsonb;
--> statement-breakpoint
UPDATE "catalogue"."maintenance" SET "text" = jsonb_build_object('EN', "text_en", 'UR', "text_ur");
--> statement-breakpoint
ALTER TABLE "catalogue"."maintenance" ALTER COLUMN "text" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "catalogue"."vendor" ADD COLUMN "name" jsonb;
--> statement-breakpoint
UPDATE "catalogue"."vendor" SET "name" = jsonb_build_object('EN', "name_en", 'UR', "name_ur");
--> statement-breakpoint
ALTER TABLE "catalogue"."vendor" ALTER COLUMN "name" SET NOT NULL;

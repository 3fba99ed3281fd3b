ALTER TABLE "catalogue"."game" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "catalogue"."game" DROP COLUMN "name_ur";--> statement-breakpoint
ALTER TABLE "catalogue"."maintenance" DROP COLUMN "text_en";--> statement-breakpoint
ALTER TABLE "catalogue"."maintenance" DROP COLUMN "text_ur";--> statement-breakpoint
ALTER TABLE "catalogue"."vendor" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "catalogue"."vendor" DROP COLUMN "name_ur";
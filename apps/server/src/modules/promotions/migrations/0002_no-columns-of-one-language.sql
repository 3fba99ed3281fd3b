ALTER TABLE "promotions"."page_version" DROP COLUMN "title_en";--> statement-breakpoint
ALTER TABLE "promotions"."page_version" DROP COLUMN "title_ur";--> statement-breakpoint
ALTER TABLE "promotions"."page_version" DROP COLUMN "summary_en";--> statement-breakpoint
ALTER TABLE "promotions"."page_version" DROP COLUMN "summary_ur";--> statement-breakpoint
ALTER TABLE "promotions"."page_version" DROP COLUMN "html_en";--> statement-breakpoint
ALTER TABLE "promotions"."page_version" DROP COLUMN "html_ur";--> statement-breakpoint
ALTER TABLE "promotions"."page_version" DROP COLUMN "terms_en";--> statement-breakpoint
ALTER TABLE "promotions"."page_version" DROP COLUMN "terms_ur";--> statement-breakpoint
ALTER TABLE "promotions"."page_version" DROP COLUMN "joining_en";--> statement-breakpoint
ALTER TABLE "promotions"."page_version" DROP COLUMN "joining_ur";
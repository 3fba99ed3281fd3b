ALTER TABLE "content"."banner" DROP COLUMN "title_en";--> statement-breakpoint
ALTER TABLE "content"."banner" DROP COLUMN "title_ur";--> statement-breakpoint
ALTER TABLE "content"."banner" DROP COLUMN "text_en";--> statement-breakpoint
ALTER TABLE "content"."banner" DROP COLUMN "text_ur";--> statement-breakpoint
ALTER TABLE "content"."banner" DROP COLUMN "alt_en";--> statement-breakpoint
ALTER TABLE "content"."banner" DROP COLUMN "alt_ur";--> statement-breakpoint
ALTER TABLE "content"."help_version" DROP COLUMN "title_en";--> statement-breakpoint
ALTER TABLE "content"."help_version" DROP COLUMN "title_ur";--> statement-breakpoint
ALTER TABLE "content"."help_version" DROP COLUMN "html_en";--> statement-breakpoint
ALTER TABLE "content"."help_version" DROP COLUMN "html_ur";--> statement-breakpoint
ALTER TABLE "content"."notice" DROP COLUMN "title_en";--> statement-breakpoint
ALTER TABLE "content"."notice" DROP COLUMN "title_ur";--> statement-breakpoint
ALTER TABLE "content"."notice" DROP COLUMN "text_en";--> statement-breakpoint
ALTER TABLE "content"."notice" DROP COLUMN "text_ur";--> statement-breakpoint
ALTER TABLE "content"."resource" DROP COLUMN "label_en";--> statement-breakpoint
ALTER TABLE "content"."resource" DROP COLUMN "label_ur";
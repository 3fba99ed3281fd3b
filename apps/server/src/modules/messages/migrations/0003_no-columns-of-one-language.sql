ALTER TABLE "messages"."canned_answer" DROP COLUMN "text_en";--> statement-breakpoint
ALTER TABLE "messages"."canned_answer" DROP COLUMN "text_ur";--> statement-breakpoint
ALTER TABLE "messages"."message" DROP COLUMN "title_en";--> statement-breakpoint
ALTER TABLE "messages"."message" DROP COLUMN "title_ur";--> statement-breakpoint
ALTER TABLE "messages"."message" DROP COLUMN "html_en";--> statement-breakpoint
ALTER TABLE "messages"."message" DROP COLUMN "html_ur";
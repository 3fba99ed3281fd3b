ALTER TABLE "member"."document" ALTER COLUMN "file" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "member"."document" ADD COLUMN "picture_removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "document_leaving" ON "member"."document" USING btree ("picture_removed_at") WHERE "member"."document"."picture_removed_at" IS NOT NULL AND "member"."document"."file" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "member"."document" ADD CONSTRAINT "document_file" CHECK ("member"."document"."file" IS NOT NULL OR "member"."document"."picture_removed_at" IS NOT NULL);
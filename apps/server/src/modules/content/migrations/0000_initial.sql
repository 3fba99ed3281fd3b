CREATE SCHEMA "content";
--> statement-breakpoint
CREATE TABLE "content"."notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ur" text NOT NULL,
	"text_en" text NOT NULL,
	"text_ur" text NOT NULL,
	"published_from" timestamp (3) with time zone NOT NULL,
	"published_until" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_by" text,
	"withdrawn_at" timestamp (3) with time zone,
	"announced_at" timestamp (3) with time zone,
	CONSTRAINT "notice_ends_after_its_start" CHECK ("content"."notice"."published_until" > "content"."notice"."published_from")
);
--> statement-breakpoint
CREATE INDEX "notice_newest" ON "content"."notice" USING btree ("published_from","id");--> statement-breakpoint
CREATE INDEX "notice_in_force" ON "content"."notice" USING btree ("published_until") WHERE "content"."notice"."withdrawn_at" IS NULL;--> statement-breakpoint
CREATE INDEX "notice_to_announce" ON "content"."notice" USING btree ("published_from") WHERE "content"."notice"."announced_at" IS NULL AND "content"."notice"."withdrawn_at" IS NULL;
CREATE TABLE "content"."help_item" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"in_footer" boolean NOT NULL,
	"is_shown" boolean NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "help_item_has_a_kind" CHECK ("content"."help_item"."kind" IN ('page', 'question')),
	CONSTRAINT "help_item_has_a_version" CHECK ("content"."help_item"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "content"."help_version" (
	"item_key" text NOT NULL,
	"version" integer NOT NULL,
	"title_en" text NOT NULL,
	"title_ur" text NOT NULL,
	"html_en" text NOT NULL,
	"html_ur" text NOT NULL,
	"published_by" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_version_item_key_version_pk" PRIMARY KEY("item_key","version")
);
--> statement-breakpoint
ALTER TABLE "content"."help_version" ADD CONSTRAINT "help_version_item_key_help_item_key_fk" FOREIGN KEY ("item_key") REFERENCES "content"."help_item"("key") ON DELETE no action ON UPDATE no action;
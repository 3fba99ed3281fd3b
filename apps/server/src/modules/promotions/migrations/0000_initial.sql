CREATE SCHEMA "promotions";
--> statement-breakpoint
CREATE TABLE "promotions"."page" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"is_shown" boolean NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "page_has_a_version" CHECK ("promotions"."page"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "promotions"."page_version" (
	"page_id" text NOT NULL,
	"version" integer NOT NULL,
	"title_en" text NOT NULL,
	"title_ur" text NOT NULL,
	"summary_en" text NOT NULL,
	"summary_ur" text NOT NULL,
	"html_en" text NOT NULL,
	"html_ur" text NOT NULL,
	"terms_en" text NOT NULL,
	"terms_ur" text NOT NULL,
	"joining_en" text NOT NULL,
	"joining_ur" text NOT NULL,
	"picture" text,
	"categories" text[] NOT NULL,
	"audience" text NOT NULL,
	"minimum_level" integer,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"published_by" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "page_version_page_id_version_pk" PRIMARY KEY("page_id","version"),
	CONSTRAINT "page_version_ends_after_its_start" CHECK ("promotions"."page_version"."ends_at" > "promotions"."page_version"."starts_at"),
	CONSTRAINT "page_version_has_an_audience" CHECK ("promotions"."page_version"."audience" IN ('everyone', 'members', 'vip')),
	CONSTRAINT "page_version_level_for_vip" CHECK (("promotions"."page_version"."audience" = 'vip') = ("promotions"."page_version"."minimum_level" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "promotions"."picture" (
	"file" text PRIMARY KEY NOT NULL,
	"small" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "promotions"."page_version" ADD CONSTRAINT "page_version_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "promotions"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions"."page_version" ADD CONSTRAINT "page_version_picture_picture_file_fk" FOREIGN KEY ("picture") REFERENCES "promotions"."picture"("file") ON DELETE no action ON UPDATE no action;
CREATE TABLE "content"."banner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	"title_en" text,
	"title_ur" text,
	"text_en" text,
	"text_ur" text,
	"alt_en" text NOT NULL,
	"alt_ur" text NOT NULL,
	"url" text NOT NULL,
	"shown_from" timestamp (3) with time zone,
	"shown_until" timestamp (3) with time zone,
	"is_shown" boolean NOT NULL,
	"version" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "banner_has_a_group" CHECK ("content"."banner"."group_name" IN ('w_login', 'w_register', 'home')),
	CONSTRAINT "banner_ends_after_its_start" CHECK ("content"."banner"."shown_until" > "content"."banner"."shown_from")
);
--> statement-breakpoint
CREATE TABLE "content"."picture_file" (
	"picture_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	CONSTRAINT "picture_file_picture_id_type_width_pk" PRIMARY KEY("picture_id","type","width")
);
--> statement-breakpoint
CREATE TABLE "content"."picture" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"kept_by" text NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."resource" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource_type" text NOT NULL,
	"position" integer NOT NULL,
	"label_en" text NOT NULL,
	"label_ur" text NOT NULL,
	"url" text NOT NULL,
	"qr_code_url" text NOT NULL,
	"picture_id" text,
	"is_shown" boolean NOT NULL,
	"version" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."notice" ADD COLUMN "audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."notice" ADD COLUMN "languages" text[] DEFAULT '{"EN","UR"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."notice" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."notice" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."notice" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "content"."notice" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content"."banner" ADD CONSTRAINT "banner_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "content"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."picture_file" ADD CONSTRAINT "picture_file_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "content"."picture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."resource" ADD CONSTRAINT "resource_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "content"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banner_in_order" ON "content"."banner" USING btree ("group_name","position");--> statement-breakpoint
CREATE INDEX "banner_by_picture" ON "content"."banner" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "picture_file_by_name" ON "content"."picture_file" USING btree ("name");--> statement-breakpoint
CREATE INDEX "resource_in_order" ON "content"."resource" USING btree ("resource_type","position");--> statement-breakpoint
CREATE INDEX "resource_by_picture" ON "content"."resource" USING btree ("picture_id");--> statement-breakpoint
ALTER TABLE "content"."notice" ADD CONSTRAINT "notice_has_an_audience" CHECK ("content"."notice"."audience" IN ('everyone', 'guests', 'members'));--> statement-breakpoint
ALTER TABLE "content"."notice" ADD CONSTRAINT "notice_has_a_version" CHECK ("content"."notice"."version" > 0);
CREATE SCHEMA "catalogue";
--> statement-breakpoint
CREATE TABLE "catalogue"."game" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_code" text NOT NULL,
	"category" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ur" text NOT NULL,
	"search_text" text NOT NULL,
	"rtp" text,
	"volatility" text,
	"coins_per_stake" bigint NOT NULL,
	"lines" integer,
	"tags" text[] NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"has_trial" boolean DEFAULT true NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue"."vendor" (
	"code" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ur" text NOT NULL,
	"is_in_maintenance" boolean DEFAULT false NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue"."game" ADD CONSTRAINT "game_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "catalogue"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_vendor" ON "catalogue"."game" USING btree ("vendor_code","sort");--> statement-breakpoint
CREATE INDEX "game_category" ON "catalogue"."game" USING btree ("category","sort");
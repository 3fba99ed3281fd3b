CREATE SCHEMA "vip";
--> statement-breakpoint
CREATE TABLE "vip"."change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vip"."change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"level_from" integer NOT NULL,
	"level_to" integer NOT NULL,
	"turnover" bigint NOT NULL,
	"ladder_version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vip"."due" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vip"."ladder" (
	"version" integer PRIMARY KEY NOT NULL,
	"levels" jsonb NOT NULL,
	"published_by" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vip"."standing" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"turnover" bigint NOT NULL,
	"counted_to" timestamp (3) with time zone NOT NULL,
	"level" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "change_member" ON "vip"."change" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "due_next" ON "vip"."due" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "standing_level" ON "vip"."standing" USING btree ("level","turnover");
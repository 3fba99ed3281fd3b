CREATE SCHEMA "messages";
--> statement-breakpoint
CREATE TABLE "messages"."mark" (
	"member_id" bigint NOT NULL,
	"message_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "mark_member_id_message_id_pk" PRIMARY KEY("member_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "messages"."message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"rank_from" integer,
	"rank_to" integer,
	"member_id" bigint,
	"title_en" text NOT NULL,
	"title_ur" text NOT NULL,
	"html_en" text NOT NULL,
	"html_ur" text NOT NULL,
	"sent_by" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"recalled_by" text,
	"recalled_at" timestamp (3) with time zone,
	CONSTRAINT "message_audience" CHECK ("messages"."message"."audience" IN ('all', 'rank', 'list', 'member')),
	CONSTRAINT "message_of_one" CHECK (("messages"."message"."audience" = 'member') = ("messages"."message"."member_id" IS NOT NULL)),
	CONSTRAINT "message_rank_range" CHECK (("messages"."message"."audience" = 'rank') = ("messages"."message"."rank_from" IS NOT NULL AND "messages"."message"."rank_to" >= "messages"."message"."rank_from")),
	CONSTRAINT "message_recalled_by" CHECK (("messages"."message"."recalled_at" IS NULL) = ("messages"."message"."recalled_by" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "messages"."recipient" (
	"member_id" bigint NOT NULL,
	"message_id" uuid NOT NULL,
	"account" text NOT NULL,
	CONSTRAINT "recipient_member_id_message_id_pk" PRIMARY KEY("member_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "messages"."mark" ADD CONSTRAINT "mark_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "messages"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages"."recipient" ADD CONSTRAINT "recipient_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "messages"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mark_of_message" ON "messages"."mark" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_broadcast" ON "messages"."message" USING btree ("sent_at") WHERE "messages"."message"."audience" IN ('all', 'rank');--> statement-breakpoint
CREATE INDEX "message_of_member" ON "messages"."message" USING btree ("member_id","sent_at") WHERE "messages"."message"."member_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "message_of_operators" ON "messages"."message" USING btree ("sent_at","id") WHERE "messages"."message"."sent_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "recipient_of_message" ON "messages"."recipient" USING btree ("message_id");
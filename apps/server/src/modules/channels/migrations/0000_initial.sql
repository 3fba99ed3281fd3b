CREATE SCHEMA "channels";
--> statement-breakpoint
CREATE TABLE "channels"."message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"member_id" bigint,
	"state" text NOT NULL,
	"sealed" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_fault" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "message_channel" CHECK ("channels"."message"."channel" IN ('sms', 'mail')),
	CONSTRAINT "message_state" CHECK ("channels"."message"."state" IN ('queued', 'sending', 'sent', 'failed', 'kept')),
	CONSTRAINT "message_wiped" CHECK (("channels"."message"."state" IN ('sent', 'failed')) = ("channels"."message"."sealed" IS NULL))
);
--> statement-breakpoint
CREATE INDEX "message_due" ON "channels"."message" USING btree ("channel","next_at") WHERE "channels"."message"."state" IN ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "message_kept" ON "channels"."message" USING btree ("created_at","id") WHERE "channels"."message"."state" = 'kept';--> statement-breakpoint
CREATE INDEX "message_member" ON "channels"."message" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "message_created" ON "channels"."message" USING btree ("created_at");
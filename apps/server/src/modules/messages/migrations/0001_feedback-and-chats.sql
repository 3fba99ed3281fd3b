CREATE TABLE "messages"."canned_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text_en" text NOT NULL,
	"text_ur" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages"."chat_line" (
	"chat_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"operator" text,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"key" uuid NOT NULL,
	CONSTRAINT "chat_line_chat_id_no_pk" PRIMARY KEY("chat_id","no")
);
--> statement-breakpoint
CREATE TABLE "messages"."chat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"member_id" bigint,
	"guest_name" text NOT NULL,
	"language" text NOT NULL,
	"rank_level" integer NOT NULL,
	"is_vip" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"started_ip" text NOT NULL,
	"assigned_to" text,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_text" text NOT NULL,
	"last_no" integer NOT NULL,
	"visitor_read_no" integer NOT NULL,
	"operator_read_no" integer NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	CONSTRAINT "chat_state" CHECK ("messages"."chat"."state" IN ('waiting', 'open', 'closed')),
	CONSTRAINT "chat_assigned" CHECK ("messages"."chat"."state" <> 'open' OR "messages"."chat"."assigned_to" IS NOT NULL),
	CONSTRAINT "chat_waits_for_nobody" CHECK ("messages"."chat"."state" <> 'waiting' OR "messages"."chat"."assigned_to" IS NULL),
	CONSTRAINT "chat_is_closed" CHECK (("messages"."chat"."state" = 'closed') = ("messages"."chat"."closed_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "messages"."feedback_image" (
	"id" uuid PRIMARY KEY NOT NULL,
	"feedback_id" uuid,
	"file" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages"."feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"member_id" bigint,
	"email" text,
	"language" text NOT NULL,
	"remark" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_ip" text NOT NULL,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp (3) with time zone,
	"closed_by" text,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "feedback_state" CHECK ("messages"."feedback"."state" IN ('new', 'answered', 'closed')),
	CONSTRAINT "feedback_answered" CHECK (("messages"."feedback"."answer" IS NULL) = ("messages"."feedback"."answered_at" IS NULL)),
	CONSTRAINT "feedback_closed" CHECK (("messages"."feedback"."state" = 'closed') = ("messages"."feedback"."closed_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "messages"."presence" (
	"operator" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages"."chat_line" ADD CONSTRAINT "chat_line_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "messages"."chat"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages"."feedback_image" ADD CONSTRAINT "feedback_image_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "messages"."feedback"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_line_key" ON "messages"."chat_line" USING btree ("chat_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_of_member" ON "messages"."chat" USING btree ("member_id") WHERE "messages"."chat"."member_id" IS NOT NULL AND "messages"."chat"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "chat_waiting" ON "messages"."chat" USING btree ("is_vip" DESC,"started_at","id") WHERE "messages"."chat"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "chat_open" ON "messages"."chat" USING btree ("assigned_to","last_at") WHERE "messages"."chat"."state" = 'open';--> statement-breakpoint
CREATE INDEX "chat_live" ON "messages"."chat" USING btree ("last_at") WHERE "messages"."chat"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "chat_closed" ON "messages"."chat" USING btree ("closed_at","id") WHERE "messages"."chat"."state" = 'closed';--> statement-breakpoint
CREATE INDEX "feedback_image_of" ON "messages"."feedback_image" USING btree ("feedback_id") WHERE "messages"."feedback_image"."feedback_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "feedback_image_unclaimed" ON "messages"."feedback_image" USING btree ("uploaded_at") WHERE "messages"."feedback_image"."feedback_id" IS NULL;--> statement-breakpoint
CREATE INDEX "feedback_in_state" ON "messages"."feedback" USING btree ("state","sent_at","id");
CREATE SCHEMA "member";
--> statement-breakpoint
CREATE TABLE "member"."avatar" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"built_in" text,
	"icon_file" text,
	"image_file" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "avatar_one_kind" CHECK (("member"."avatar"."built_in" IS NULL) = ("member"."avatar"."icon_file" IS NOT NULL) AND ("member"."avatar"."icon_file" IS NULL) = ("member"."avatar"."image_file" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "member"."document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"submitted_ip" text NOT NULL,
	"reviewer" text,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"valid_until" timestamp (3) with time zone,
	"replaced_at" timestamp (3) with time zone,
	CONSTRAINT "document_state" CHECK ("member"."document"."state" IN ('submitted', 'inReview', 'approved', 'rejected')),
	CONSTRAINT "document_reason" CHECK (("member"."document"."state" = 'rejected') = ("member"."document"."reason" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "member"."payout_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"bank_code" text,
	"network" text,
	"number_sealed" text NOT NULL,
	"number_hash" "bytea" NOT NULL,
	"holder_name" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"usable_from" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "payout_account_kind" CHECK ("member"."payout_account"."kind" IN ('bank', 'jazzcash', 'easypaisa', 'usdt')),
	CONSTRAINT "payout_account_bank" CHECK (("member"."payout_account"."kind" = 'bank') = ("member"."payout_account"."bank_code" IS NOT NULL)),
	CONSTRAINT "payout_account_network" CHECK (("member"."payout_account"."kind" = 'usdt') = ("member"."payout_account"."network" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "member"."profile" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"full_name" text,
	"birthday" date,
	"address" text,
	"nationality" text,
	"occupation" text,
	"income_source" text,
	"id_number_sealed" text,
	"telegram" text,
	"whatsapp" text,
	"zalo" text,
	"line" text,
	"facebook" text,
	"wechat" text,
	"qq_num" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "avatar_icon" ON "member"."avatar" USING btree ("icon_file") WHERE "member"."avatar"."icon_file" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "avatar_image" ON "member"."avatar" USING btree ("image_file") WHERE "member"."avatar"."image_file" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "document_current" ON "member"."document" USING btree ("member_id","kind") WHERE "member"."document"."replaced_at" IS NULL;--> statement-breakpoint
CREATE INDEX "document_of_member" ON "member"."document" USING btree ("member_id","submitted_at");--> statement-breakpoint
CREATE INDEX "document_waiting" ON "member"."document" USING btree ("submitted_at","id") WHERE "member"."document"."replaced_at" IS NULL AND "member"."document"."state" IN ('submitted', 'inReview');--> statement-breakpoint
CREATE INDEX "document_by_state" ON "member"."document" USING btree ("state","submitted_at") WHERE "member"."document"."replaced_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_number" ON "member"."payout_account" USING btree ("number_hash") WHERE "member"."payout_account"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "payout_account_of_member" ON "member"."payout_account" USING btree ("member_id","added_at");
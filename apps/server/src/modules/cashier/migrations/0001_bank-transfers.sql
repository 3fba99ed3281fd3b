CREATE TABLE "cashier"."proof" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"deposit_id" uuid,
	"file" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cashier"."deposit" DROP CONSTRAINT "deposit_state";--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD COLUMN "transfer_to" jsonb;--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD COLUMN "matched_by" text;--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD COLUMN "second_matched_by" text;--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD COLUMN "received" bigint;--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD COLUMN "fee" bigint;--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD COLUMN "bank_reference" text;--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD COLUMN "review_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "proof_of_deposit" ON "cashier"."proof" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "proof_unclaimed" ON "cashier"."proof" USING btree ("uploaded_at") WHERE "cashier"."proof"."deposit_id" IS NULL;--> statement-breakpoint
CREATE INDEX "deposit_in_review" ON "cashier"."deposit" USING btree ("review_since","id") WHERE "cashier"."deposit"."state" IN ('review', 'secondReview');--> statement-breakpoint
CREATE INDEX "deposit_transfer_of_state" ON "cashier"."deposit" USING btree ("state","created_at","id") WHERE "cashier"."deposit"."transfer_to" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_bank_reference" ON "cashier"."deposit" USING btree ("method","bank_reference");--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD CONSTRAINT "deposit_received" CHECK (("cashier"."deposit"."received" IS NULL) = ("cashier"."deposit"."fee" IS NULL)
        AND ("cashier"."deposit"."received" IS NULL OR ("cashier"."deposit"."fee" >= 0 AND "cashier"."deposit"."fee" < "cashier"."deposit"."received")));--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD CONSTRAINT "deposit_state" CHECK ("state" IN ('created', 'pending', 'review', 'secondReview', 'crediting', 'paid', 'failed', 'expired', 'cancelled'));
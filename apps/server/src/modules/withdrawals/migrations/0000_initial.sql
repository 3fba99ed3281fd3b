CREATE SCHEMA "withdrawals";
--> statement-breakpoint
CREATE TABLE "withdrawals"."proof" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"withdrawal_id" uuid,
	"file" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals"."step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals"."step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_id" uuid NOT NULL,
	"step" text NOT NULL,
	"by" text NOT NULL,
	"operator" text,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals"."withdrawal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"hold_id" uuid NOT NULL,
	"money_due" text,
	"payout_account_id" uuid NOT NULL,
	"payout_kind" text NOT NULL,
	"bank_code" text,
	"network" text,
	"number_masked" text NOT NULL,
	"holder_name" text NOT NULL,
	"payout_added_at" timestamp (3) with time zone NOT NULL,
	"risks" text[] NOT NULL,
	"needs_second" boolean NOT NULL,
	"holder" text,
	"approved_by" text,
	"second_approved_by" text,
	"provider" text,
	"payment_reference" text,
	"reason" text,
	"receipt" text,
	"dispute_kind" text,
	"claimed" bigint,
	"returned" bigint,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"submitted_ip" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"attend_at" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawal_amount" CHECK ("withdrawals"."withdrawal"."amount" > 0),
	CONSTRAINT "withdrawal_state" CHECK ("state" IN ('submitted', 'inReview', 'secondReview', 'approved', 'paying', 'paid', 'received', 'disputed', 'resolved', 'refused', 'cancelled')),
	CONSTRAINT "withdrawal_claim" CHECK (("withdrawals"."withdrawal"."dispute_kind" IS NULL) = ("withdrawals"."withdrawal"."claimed" IS NULL) AND "withdrawals"."withdrawal"."claimed" BETWEEN 1 AND "withdrawals"."withdrawal"."amount"
        AND ("withdrawals"."withdrawal"."returned" IS NULL OR "withdrawals"."withdrawal"."returned" BETWEEN 0 AND "withdrawals"."withdrawal"."claimed")),
	CONSTRAINT "withdrawal_paid" CHECK (("withdrawals"."withdrawal"."provider" IS NULL) = ("withdrawals"."withdrawal"."payment_reference" IS NULL))
);
--> statement-breakpoint
CREATE INDEX "proof_of_withdrawal" ON "withdrawals"."proof" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "proof_unclaimed" ON "withdrawals"."proof" USING btree ("uploaded_at") WHERE "withdrawals"."proof"."withdrawal_id" IS NULL;--> statement-breakpoint
CREATE INDEX "step_of_withdrawal" ON "withdrawals"."step" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE INDEX "withdrawal_of_member" ON "withdrawals"."withdrawal" USING btree ("member_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_in_state" ON "withdrawals"."withdrawal" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_to_attend" ON "withdrawals"."withdrawal" USING btree ("attend_at") WHERE "withdrawals"."withdrawal"."attend_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "withdrawal_money_due" ON "withdrawals"."withdrawal" USING btree ("changed_at") WHERE "withdrawals"."withdrawal"."money_due" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_payment" ON "withdrawals"."withdrawal" USING btree ("provider","payment_reference");
CREATE TABLE "cashier"."discrepancy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"payment_id" text,
	"deposit_id" uuid,
	"ours" bigint,
	"our_currency" text,
	"theirs" bigint,
	"their_currency" text,
	"found_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" text,
	"resolution" text,
	"note" text,
	CONSTRAINT "discrepancy_once" UNIQUE NULLS NOT DISTINCT("provider","reference","kind","theirs"),
	CONSTRAINT "discrepancy_kind" CHECK ("kind" IN ('unknown_here', 'unknown_there', 'amount_differs', 'currency_differs', 'status_differs')),
	CONSTRAINT "discrepancy_resolved" CHECK (num_nulls(resolved_at, resolved_by, resolution, note) IN (0, 4))
);
--> statement-breakpoint
CREATE TABLE "cashier"."reconciled_day" (
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"their_count" integer NOT NULL,
	"their_sum" bigint NOT NULL,
	"our_count" integer NOT NULL,
	"our_sum" bigint NOT NULL,
	"repaired" integer NOT NULL,
	"is_complete" boolean NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reconciled_day_provider_day_currency_pk" PRIMARY KEY("provider","day","currency")
);
--> statement-breakpoint
ALTER TABLE "cashier"."deposit" DROP CONSTRAINT "deposit_state";--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD COLUMN "fee_percent" text DEFAULT '0.00' NOT NULL;--> statement-breakpoint
CREATE INDEX "discrepancy_open" ON "cashier"."discrepancy" USING btree ("found_at","id") WHERE "cashier"."discrepancy"."resolved_at" IS NULL;--> statement-breakpoint
CREATE INDEX "discrepancy_found" ON "cashier"."discrepancy" USING btree ("found_at","id");--> statement-breakpoint
CREATE INDEX "discrepancy_of_deposit" ON "cashier"."discrepancy" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "deposit_of_provider" ON "cashier"."deposit" USING btree ("provider","created_at","id");--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD CONSTRAINT "deposit_state" CHECK ("state" IN ('created', 'pending', 'confirming', 'review', 'secondReview', 'crediting', 'paid', 'failed', 'expired', 'cancelled'));
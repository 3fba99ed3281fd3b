ALTER TABLE "cashier"."deposit" DROP CONSTRAINT "deposit_state";--> statement-breakpoint
ALTER TABLE "cashier"."deposit" DROP CONSTRAINT "deposit_transfer";--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD COLUMN "return_reference" text;--> statement-breakpoint
CREATE INDEX "deposit_held" ON "cashier"."deposit" USING btree ("review_since","id") WHERE "cashier"."deposit"."state" = 'held';--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD CONSTRAINT "deposit_state" CHECK ("state" IN ('created', 'pending', 'confirming', 'review', 'secondReview', 'crediting', 'paid', 'failed', 'expired', 'cancelled', 'held', 'returning', 'returned'));--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD CONSTRAINT "deposit_transfer" CHECK (("cashier"."deposit"."transfer_id" IS NOT NULL) = ("cashier"."deposit"."state" IN ('crediting', 'paid', 'held', 'returning', 'returned')));
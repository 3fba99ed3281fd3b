ALTER TABLE "withdrawals"."withdrawal" ADD COLUMN "paid_by" text;--> statement-breakpoint
CREATE INDEX "step_approved" ON "withdrawals"."step" USING btree ("operator","at") WHERE "withdrawals"."step"."step" = 'approved';--> statement-breakpoint
UPDATE "withdrawals"."withdrawal" SET "paid_by" = (SELECT "operator" FROM "withdrawals"."step" WHERE "withdrawal_id" = "withdrawal"."id" AND "step" = 'paid' ORDER BY "step"."id" DESC LIMIT 1) WHERE "provider" IS NOT NULL;

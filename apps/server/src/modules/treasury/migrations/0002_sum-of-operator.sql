ALTER TABLE "treasury"."adjustment" ADD COLUMN "sum_of_operator" bigint;--> statement-breakpoint
CREATE INDEX "adjustment_by" ON "treasury"."adjustment" USING btree ("proposed_by","proposed_at");
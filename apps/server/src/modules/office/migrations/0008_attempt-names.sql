ALTER TABLE "office"."attempt" ADD COLUMN "name_hash" text;--> statement-breakpoint
CREATE INDEX "attempt_name" ON "office"."attempt" USING btree ("name_hash");
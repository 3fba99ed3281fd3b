DROP INDEX "rooms"."sitting_began";--> statement-breakpoint
DROP INDEX "rooms"."sitting_signals";--> statement-breakpoint
ALTER TABLE "rooms"."sitting" DROP CONSTRAINT "sitting_pkey";--> statement-breakpoint
ALTER TABLE "rooms"."sitting" ADD COLUMN "id" uuid;--> statement-breakpoint
UPDATE "rooms"."sitting" SET "id" = "seat_id";--> statement-breakpoint
ALTER TABLE "rooms"."sitting" ADD PRIMARY KEY ("id");--> statement-breakpoint
CREATE INDEX "sitting_began" ON "rooms"."sitting" USING btree ("began_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sitting_room" ON "rooms"."sitting" USING btree ("room_id","began_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sitting_signals" ON "rooms"."sitting" USING btree ("began_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "rooms"."sitting"."signals" <> '{}';

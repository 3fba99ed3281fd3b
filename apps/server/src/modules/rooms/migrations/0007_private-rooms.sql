ALTER TABLE "rooms"."seat_room" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "rooms"."seat_room" ADD COLUMN "opened_by" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "seat_room_code" ON "rooms"."seat_room" USING btree ("code");
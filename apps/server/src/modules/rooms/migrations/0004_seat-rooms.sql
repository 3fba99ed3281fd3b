CREATE TABLE "rooms"."seat_room" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"currency" text NOT NULL,
	"level" text NOT NULL,
	"no" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closing_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "seat_room_open" ON "rooms"."seat_room" USING btree ("game_id","currency") WHERE "rooms"."seat_room"."closed_at" IS NULL;
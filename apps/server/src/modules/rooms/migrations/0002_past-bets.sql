CREATE TABLE "rooms"."past_bet" (
	"room_id" text NOT NULL,
	"id" uuid NOT NULL,
	"past" jsonb NOT NULL,
	"version" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "past_bet_room_id_id_pk" PRIMARY KEY("room_id","id")
);
--> statement-breakpoint
CREATE INDEX "past_bet_at" ON "rooms"."past_bet" USING brin ("at");
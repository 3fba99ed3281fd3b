CREATE SCHEMA "winners";
--> statement-breakpoint
CREATE TABLE "winners"."choice" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"is_shown" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "winners"."read" (
	"id" integer PRIMARY KEY NOT NULL,
	"read_to" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "winners"."win" (
	"round_id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"game_id" text NOT NULL,
	"vendor_code" text NOT NULL,
	"game_version" text NOT NULL,
	"seed_pair_id" bigint NOT NULL,
	"nonce" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"currency" text NOT NULL,
	"played_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "win_played" ON "winners"."win" USING btree ("played_at");
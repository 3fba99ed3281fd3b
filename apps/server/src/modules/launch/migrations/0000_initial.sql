CREATE SCHEMA "launch";
--> statement-breakpoint
CREATE TABLE "launch"."play_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"member_id" bigint NOT NULL,
	"account" text NOT NULL,
	"is_trial" boolean NOT NULL,
	"currency" text NOT NULL,
	"session_id" text NOT NULL,
	"game_id" text NOT NULL,
	"vendor_code" text NOT NULL,
	"language" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "play_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "launch"."token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"account" text NOT NULL,
	"is_trial" boolean NOT NULL,
	"currency" text NOT NULL,
	"session_id" text NOT NULL,
	"game_id" text NOT NULL,
	"vendor_code" text NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"spent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "play_session_started" ON "launch"."play_session" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "token_expires" ON "launch"."token" USING btree ("expires_at");
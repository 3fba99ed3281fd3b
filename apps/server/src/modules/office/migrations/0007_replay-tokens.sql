CREATE TABLE "office"."replay_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"round_id" uuid NOT NULL,
	"operator" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"spent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "replay_token_expires" ON "office"."replay_token" USING btree ("expires_at");
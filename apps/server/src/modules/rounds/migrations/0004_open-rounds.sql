CREATE TABLE "rounds"."open_round" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"play_session_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"vendor_code" text NOT NULL,
	"game_version" text NOT NULL,
	"seed_pair_id" bigint NOT NULL,
	"nonce" integer NOT NULL,
	"stake" bigint NOT NULL,
	"currency" text NOT NULL,
	"opening" jsonb NOT NULL,
	"choice" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"step" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "open_round_of" ON "rounds"."open_round" USING btree ("member_id","game_id","currency") WHERE "rounds"."open_round"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "open_round_pair" ON "rounds"."open_round" USING btree ("seed_pair_id") WHERE "rounds"."open_round"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "open_round_deadline" ON "rounds"."open_round" USING btree ("deadline_at") WHERE "rounds"."open_round"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "open_round_ended" ON "rounds"."open_round" USING btree ("ended_at") WHERE "rounds"."open_round"."ended_at" IS NOT NULL;
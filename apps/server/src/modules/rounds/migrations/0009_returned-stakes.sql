CREATE TABLE "rounds"."returned_stake" (
	"seed_pair_id" bigint NOT NULL,
	"game_id" text NOT NULL,
	"game_version" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"choice" jsonb NOT NULL,
	"outcome" jsonb NOT NULL,
	"returned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "returned_stake_seed_pair_id_currency_pk" PRIMARY KEY("seed_pair_id","currency")
);
--> statement-breakpoint
CREATE INDEX "returned_stake_at" ON "rounds"."returned_stake" USING btree ("returned_at");
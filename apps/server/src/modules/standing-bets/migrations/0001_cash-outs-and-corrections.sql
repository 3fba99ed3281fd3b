CREATE TABLE "standing"."cash_out" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bet_id" uuid NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cash_out_amounts" CHECK ("standing"."cash_out"."stake" > 0 AND "standing"."cash_out"."payout" > 0)
);
--> statement-breakpoint
CREATE TABLE "standing"."correction" (
	"bet_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"member_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"state_before" text NOT NULL,
	"payout_before" bigint NOT NULL,
	"version_before" integer NOT NULL,
	"state_after" text NOT NULL,
	"payout_after" bigint NOT NULL,
	"version_after" integer NOT NULL,
	"unrecovered" bigint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "correction_bet_id_revision_pk" PRIMARY KEY("bet_id","revision"),
	CONSTRAINT "correction_unrecovered" CHECK ("standing"."correction"."unrecovered" >= 0)
);
--> statement-breakpoint
ALTER TABLE "standing"."bet" DROP CONSTRAINT "bet_state";--> statement-breakpoint
DROP INDEX "standing"."bet_settled";--> statement-breakpoint
ALTER TABLE "standing"."bet" ADD COLUMN "further_markets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "standing"."bet" ADD COLUMN "standing_stake" bigint;--> statement-breakpoint
UPDATE "standing"."bet" SET "standing_stake" = "stake";--> statement-breakpoint
ALTER TABLE "standing"."bet" ALTER COLUMN "standing_stake" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "standing"."bet" ADD COLUMN "cashed_out" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "standing"."bet" ADD COLUMN "rebate" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "standing"."bet" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "cash_out_of_bet" ON "standing"."cash_out" USING btree ("bet_id","at");--> statement-breakpoint
CREATE INDEX "correction_latest" ON "standing"."correction" USING btree ("at","bet_id");--> statement-breakpoint
CREATE INDEX "bet_of_further_market" ON "standing"."bet" USING gin ("further_markets") WHERE "standing"."bet"."further_markets" <> '{}';--> statement-breakpoint
CREATE INDEX "bet_played" ON "standing"."bet" USING btree ("placed_at","id") WHERE "standing"."bet"."state" IN ('settled', 'cashed_out');--> statement-breakpoint
CREATE INDEX "bet_ended_of_member" ON "standing"."bet" USING btree ("member_id","ended_at") WHERE "standing"."bet"."ended_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "standing"."bet" ADD CONSTRAINT "bet_standing" CHECK ("standing"."bet"."standing_stake" BETWEEN 0 AND "standing"."bet"."stake");--> statement-breakpoint
ALTER TABLE "standing"."bet" ADD CONSTRAINT "bet_state" CHECK ("state" IN ('open', 'settled', 'returned', 'cashed_out'));
CREATE SCHEMA "standing";
--> statement-breakpoint
CREATE TABLE "standing"."bet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"game_id" text NOT NULL,
	"vendor_code" text NOT NULL,
	"market" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"payout" bigint,
	"result_version" integer,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "bet_state" CHECK ("state" IN ('open', 'settled', 'returned')),
	CONSTRAINT "bet_stake" CHECK ("standing"."bet"."stake" > 0),
	CONSTRAINT "bet_ended" CHECK (("standing"."bet"."state" = 'open') = ("standing"."bet"."ended_at" IS NULL)),
	CONSTRAINT "bet_payout" CHECK (("standing"."bet"."state" = 'open') = ("standing"."bet"."payout" IS NULL))
);
--> statement-breakpoint
CREATE INDEX "bet_open_of_market" ON "standing"."bet" USING btree ("market","id") WHERE "standing"."bet"."state" = 'open';--> statement-breakpoint
CREATE INDEX "bet_of_market" ON "standing"."bet" USING btree ("market","id");--> statement-breakpoint
CREATE INDEX "bet_of_member" ON "standing"."bet" USING btree ("member_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "bet_settled" ON "standing"."bet" USING btree ("placed_at","id") WHERE "standing"."bet"."state" = 'settled';--> statement-breakpoint
CREATE INDEX "bet_open" ON "standing"."bet" USING btree ("placed_at","id") WHERE "standing"."bet"."state" = 'open';
CREATE SCHEMA "cashback";
--> statement-breakpoint
CREATE TABLE "cashback"."claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"bets" integer NOT NULL,
	"turnover" bigint NOT NULL,
	"carried_in" bigint NOT NULL,
	"carried_on" bigint NOT NULL,
	"counted_from" timestamp (3) with time zone NOT NULL,
	"after_at" timestamp (3) with time zone,
	"after_place" bigint,
	"up_to_at" timestamp (3) with time zone NOT NULL,
	"up_to_place" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"spans" jsonb NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "claim_number" ON "cashback"."claim" USING btree ("member_id","number");--> statement-breakpoint
CREATE INDEX "claim_time" ON "cashback"."claim" USING btree ("claimed_at","id");
CREATE TABLE "bonuses"."hour" (
	"begins" timestamp (3) with time zone NOT NULL,
	"offer_id" text NOT NULL,
	"state" text NOT NULL,
	"rows" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "hour_begins_offer_id_state_pk" PRIMARY KEY("begins","offer_id","state")
);
--> statement-breakpoint
CREATE INDEX "claim_over" ON "bonuses"."claim" USING btree ("ended_at") WHERE "bonuses"."claim"."ended_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "claim_granted" ON "bonuses"."claim" USING btree ("granted_at","id");
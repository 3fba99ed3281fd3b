CREATE SCHEMA "bonuses";
--> statement-breakpoint
CREATE TABLE "bonuses"."claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"offer_id" text NOT NULL,
	"version" integer NOT NULL,
	"currency" text NOT NULL,
	"occasion" text NOT NULL,
	"day" date NOT NULL,
	"deposit_transfer_id" uuid NOT NULL,
	"credited" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"required" bigint NOT NULL,
	"state" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"mark_at" timestamp (3) with time zone,
	"mark_place" bigint,
	"lines" jsonb,
	"due_at" timestamp (3) with time zone,
	"news_due" boolean NOT NULL,
	CONSTRAINT "claim_state" CHECK ("state" IN ('active', 'released', 'expired', 'givenUp', 'forfeited')),
	CONSTRAINT "claim_amounts" CHECK ("bonuses"."claim"."credited" > 0 AND "bonuses"."claim"."amount" > 0 AND "bonuses"."claim"."required" > 0),
	CONSTRAINT "claim_ended" CHECK (("bonuses"."claim"."state" = 'active') = ("bonuses"."claim"."ended_at" IS NULL) AND ("bonuses"."claim"."state" = 'active') = ("bonuses"."claim"."due_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "bonuses"."offer" (
	"id" text PRIMARY KEY NOT NULL,
	"current" integer,
	"stopped_by" text,
	"stopped_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bonuses"."version" (
	"offer_id" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"terms" jsonb NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"answer" text,
	CONSTRAINT "version_offer_id_version_pk" PRIMARY KEY("offer_id","version"),
	CONSTRAINT "version_state" CHECK ("state" IN ('waiting', 'approved', 'refused')),
	CONSTRAINT "version_decided" CHECK (("bonuses"."version"."state" = 'waiting') = ("bonuses"."version"."decided_by" IS NULL) AND ("bonuses"."version"."decided_by" IS NULL) = ("bonuses"."version"."decided_at" IS NULL)),
	CONSTRAINT "version_four_eyes" CHECK ("bonuses"."version"."state" <> 'approved' OR "bonuses"."version"."decided_by" <> "bonuses"."version"."proposed_by")
);
--> statement-breakpoint
ALTER TABLE "bonuses"."version" ADD CONSTRAINT "version_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "bonuses"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_active" ON "bonuses"."claim" USING btree ("member_id","currency") WHERE "bonuses"."claim"."state" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "claim_first" ON "bonuses"."claim" USING btree ("member_id") WHERE "bonuses"."claim"."occasion" = 'first';--> statement-breakpoint
CREATE UNIQUE INDEX "claim_daily" ON "bonuses"."claim" USING btree ("member_id","offer_id","day") WHERE "bonuses"."claim"."occasion" = 'daily';--> statement-breakpoint
CREATE INDEX "claim_member" ON "bonuses"."claim" USING btree ("member_id","granted_at","id");--> statement-breakpoint
CREATE INDEX "claim_offer" ON "bonuses"."claim" USING btree ("offer_id","granted_at","id");--> statement-breakpoint
CREATE INDEX "claim_due" ON "bonuses"."claim" USING btree ("due_at") WHERE "bonuses"."claim"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "claim_news" ON "bonuses"."claim" USING btree ("id") WHERE "bonuses"."claim"."news_due";--> statement-breakpoint
CREATE UNIQUE INDEX "version_waiting" ON "bonuses"."version" USING btree ("offer_id") WHERE "bonuses"."version"."state" = 'waiting';
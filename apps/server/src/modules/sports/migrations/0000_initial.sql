CREATE SCHEMA "sports";
--> statement-breakpoint
CREATE SEQUENCE "sports"."result_version" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "sports"."feed" (
	"provider" text PRIMARY KEY NOT NULL,
	"cursor" text,
	"heard_at" timestamp (3) with time zone NOT NULL,
	"is_lost" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sports"."fixture" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"sport" text NOT NULL,
	"league" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"fixture" jsonb NOT NULL,
	"stage" text NOT NULL,
	"stage_since" timestamp (3) with time zone NOT NULL,
	"is_given_up" boolean DEFAULT false NOT NULL,
	"state" jsonb NOT NULL,
	"state_version" bigint DEFAULT 0 NOT NULL,
	"event_version" bigint DEFAULT 0 NOT NULL,
	"prices_version" bigint DEFAULT 0 NOT NULL,
	"prices_state_version" bigint DEFAULT 0 NOT NULL,
	"rates" jsonb,
	"fed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"board" jsonb NOT NULL,
	"board_version" integer DEFAULT 0 NOT NULL,
	"hold" text,
	"market_holds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"voids" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_due" boolean DEFAULT false NOT NULL,
	"look_until" timestamp (3) with time zone,
	CONSTRAINT "fixture_stage" CHECK ("stage" IN ('scheduled', 'live', 'break', 'ended', 'official', 'postponed', 'abandoned', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "sports"."offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bet_id" uuid NOT NULL,
	"member_id" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"pays" bigint NOT NULL,
	"events" jsonb NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sports"."staked" (
	"fixture" text NOT NULL,
	"market" text NOT NULL,
	CONSTRAINT "staked_fixture_market_pk" PRIMARY KEY("fixture","market")
);
--> statement-breakpoint
CREATE INDEX "fixture_coming" ON "sports"."fixture" USING btree ("starts_at") WHERE "sports"."fixture"."stage" IN ('scheduled', 'live', 'break');--> statement-breakpoint
CREATE INDEX "fixture_of_provider" ON "sports"."fixture" USING btree ("provider","starts_at");--> statement-breakpoint
CREATE INDEX "fixture_due" ON "sports"."fixture" USING btree ("id") WHERE "sports"."fixture"."is_due" OR "sports"."fixture"."look_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "fixture_waiting" ON "sports"."fixture" USING btree ("stage_since") WHERE "sports"."fixture"."stage" IN ('postponed', 'abandoned');--> statement-breakpoint
CREATE INDEX "offer_until" ON "sports"."offer" USING btree ("until");
CREATE TABLE "lottery"."chase_step" (
	"chase_id" uuid NOT NULL,
	"at" integer NOT NULL,
	"number" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"draws_at" timestamp (3) with time zone NOT NULL,
	"multiple" integer NOT NULL,
	"state" text NOT NULL,
	"slip_id" uuid,
	"payout" bigint,
	"why" text,
	CONSTRAINT "chase_step_chase_id_at_pk" PRIMARY KEY("chase_id","at")
);
--> statement-breakpoint
CREATE TABLE "lottery"."chase" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"game" text NOT NULL,
	"content" jsonb NOT NULL,
	"stake" bigint NOT NULL,
	"stops_after_win" boolean NOT NULL,
	"state" text NOT NULL,
	"why" text,
	"placed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery"."exposure" (
	"game" text NOT NULL,
	"number" text NOT NULL,
	"currency" text NOT NULL,
	"fact" text NOT NULL,
	"payout" bigint NOT NULL,
	"cap" bigint,
	CONSTRAINT "exposure_game_number_currency_fact_pk" PRIMARY KEY("game","number","currency","fact"),
	CONSTRAINT "exposure_within_cap" CHECK ("lottery"."exposure"."cap" IS NULL OR "lottery"."exposure"."payout" <= "lottery"."exposure"."cap")
);
--> statement-breakpoint
CREATE TABLE "lottery"."result" (
	"game" text NOT NULL,
	"number" text NOT NULL,
	"version" integer NOT NULL,
	"board" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "result_game_number_version_pk" PRIMARY KEY("game","number","version")
);
--> statement-breakpoint
CREATE INDEX "chase_step_due" ON "lottery"."chase_step" USING btree ("opens_at") WHERE "lottery"."chase_step"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "chase_step_charged" ON "lottery"."chase_step" USING btree ("draws_at") WHERE "lottery"."chase_step"."state" = 'charged';--> statement-breakpoint
CREATE INDEX "chase_of_member" ON "lottery"."chase" USING btree ("member_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "chase_running" ON "lottery"."chase" USING btree ("member_id") WHERE "lottery"."chase"."state" = 'running';
CREATE SCHEMA "returns";
--> statement-breakpoint
CREATE TABLE "returns"."progress" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"read_to" timestamp (3) with time zone NOT NULL,
	"read_again_to" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "progress_once" CHECK ("returns"."progress"."id")
);
--> statement-breakpoint
CREATE TABLE "returns"."quarter" (
	"begins" timestamp (3) with time zone NOT NULL,
	"game_id" text NOT NULL,
	"version" text NOT NULL,
	"currency" text NOT NULL,
	"rounds" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"due_millionths" numeric(40, 0),
	"variance" numeric(60, 0),
	"greatest" bigint,
	"greatest_due" bigint,
	CONSTRAINT "quarter_begins_game_id_version_currency_pk" PRIMARY KEY("begins","game_id","version","currency")
);
--> statement-breakpoint
CREATE TABLE "returns"."total" (
	"game_id" text NOT NULL,
	"version" text NOT NULL,
	"currency" text NOT NULL,
	"rounds" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"due_millionths" numeric(40, 0),
	"variance" numeric(60, 0),
	"greatest" bigint,
	"greatest_due" bigint,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "total_game_id_version_currency_pk" PRIMARY KEY("game_id","version","currency")
);
--> statement-breakpoint
CREATE INDEX "quarter_version" ON "returns"."quarter" USING btree ("game_id","version","currency");
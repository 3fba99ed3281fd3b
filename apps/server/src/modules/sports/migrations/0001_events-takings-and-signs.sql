CREATE TABLE "sports"."event" (
	"fixture" text NOT NULL,
	"version" bigint NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"heard_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_fixture_version_pk" PRIMARY KEY("fixture","version")
);
--> statement-breakpoint
CREATE TABLE "sports"."sign" (
	"fixture" text NOT NULL,
	"market" text NOT NULL,
	"member_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"bets" integer NOT NULL,
	"stake" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_fixture_market_member_id_currency_kind_pk" PRIMARY KEY("fixture","market","member_id","currency","kind")
);
--> statement-breakpoint
CREATE TABLE "sports"."taking" (
	"fixture" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"bets" integer NOT NULL,
	"stake" bigint NOT NULL,
	"standing" bigint NOT NULL,
	"risk" bigint NOT NULL,
	"paid" bigint NOT NULL,
	CONSTRAINT "taking_fixture_kind_currency_pk" PRIMARY KEY("fixture","kind","currency")
);
--> statement-breakpoint
ALTER TABLE "sports"."fixture" ADD COLUMN "moves" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "sign_at" ON "sports"."sign" USING btree ("at");--> statement-breakpoint
CREATE INDEX "fixture_starts" ON "sports"."fixture" USING btree ("starts_at","id");
CREATE TABLE "returns"."under_way" (
	"game_id" text NOT NULL,
	"version" text NOT NULL,
	"currency" text NOT NULL,
	"millionths" numeric(40, 0) NOT NULL,
	"variance" numeric(60, 0) NOT NULL,
	"greatest" bigint NOT NULL,
	"greatest_due" bigint NOT NULL,
	CONSTRAINT "under_way_game_id_version_currency_pk" PRIMARY KEY("game_id","version","currency")
);
--> statement-breakpoint
-- All rounds are counted anew: those of several steps, and those that many play as one, have a band now.
TRUNCATE "returns"."progress", "returns"."quarter", "returns"."total";

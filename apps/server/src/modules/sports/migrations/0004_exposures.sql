CREATE TABLE "sports"."exposure" (
	"fixture" text NOT NULL,
	"market" text NOT NULL,
	"outcome" text NOT NULL,
	"currency" text NOT NULL,
	"liability" bigint NOT NULL,
	"cap" bigint NOT NULL,
	CONSTRAINT "exposure_fixture_market_outcome_currency_pk" PRIMARY KEY("fixture","market","outcome","currency"),
	CONSTRAINT "sports_exposure_within_cap" CHECK ("sports"."exposure"."liability" <= "sports"."exposure"."cap")
);

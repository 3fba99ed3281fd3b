CREATE TABLE "transfers"."hour" (
	"begins" timestamp (3) with time zone NOT NULL,
	"currency" text NOT NULL,
	"direction" text NOT NULL,
	"rows" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "hour_begins_currency_direction_pk" PRIMARY KEY("begins","currency","direction")
);

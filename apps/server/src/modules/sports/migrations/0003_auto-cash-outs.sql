CREATE TABLE "sports"."auto_cash_out" (
	"bet_id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"at_least" bigint NOT NULL,
	"key" uuid NOT NULL,
	"fixtures" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "auto_cash_out_fixtures" ON "sports"."auto_cash_out" USING gin ("fixtures");
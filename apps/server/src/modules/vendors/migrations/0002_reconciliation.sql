CREATE TABLE "vendors"."reconciliation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendors"."reconciliation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_code" text NOT NULL,
	"currency" text NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"to" timestamp (3) with time zone NOT NULL,
	"rounds" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"differences" integer NOT NULL,
	"open_rounds" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "reconciliation_at" ON "vendors"."reconciliation" USING btree ("vendor_code","at");--> statement-breakpoint
CREATE INDEX "round_ended" ON "vendors"."round" USING btree ("vendor_code","currency","ended_at");--> statement-breakpoint
CREATE INDEX "round_open" ON "vendors"."round" USING btree ("vendor_code","began_at") WHERE "vendors"."round"."ended_at" IS NULL;
CREATE SCHEMA "alarms";
--> statement-breakpoint
CREATE TABLE "alarms"."alarm" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarms"."alarm_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"raised_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"cleared_at" timestamp (3) with time zone,
	"acknowledged_by" text,
	"acknowledged_at" timestamp (3) with time zone,
	"note" text,
	CONSTRAINT "alarm_kind" CHECK ("kind" IN ('ledger_unbalanced', 'report_differs', 'audit_broken', 'float_low', 'payments_differ', 'deposits_overdue', 'withdrawals_overdue', 'adjustments_overdue', 'check_failed')),
	CONSTRAINT "alarm_acknowledged" CHECK (("alarms"."alarm"."acknowledged_by" IS NULL) = ("alarms"."alarm"."acknowledged_at" IS NULL)
        AND ("alarms"."alarm"."acknowledged_by" IS NULL) = ("alarms"."alarm"."note" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "alarms"."check" (
	"name" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "alarm_open" ON "alarms"."alarm" USING btree ("kind","subject") WHERE "alarms"."alarm"."cleared_at" IS NULL;--> statement-breakpoint
CREATE INDEX "alarm_over" ON "alarms"."alarm" USING btree ("cleared_at","id") WHERE "alarms"."alarm"."cleared_at" IS NOT NULL;
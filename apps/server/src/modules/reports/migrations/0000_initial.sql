CREATE SCHEMA "reports";
--> statement-breakpoint
CREATE TABLE "reports"."closed_day" (
	"day" date PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports"."closing" (
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "closing_day_currency_kind_label_pk" PRIMARY KEY("day","currency","kind","label")
);
--> statement-breakpoint
CREATE TABLE "reports"."flow" (
	"begins" timestamp (3) with time zone NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"debit_kind" text NOT NULL,
	"debit_label" text NOT NULL,
	"credit_kind" text NOT NULL,
	"credit_label" text NOT NULL,
	"transfers" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "flow_begins_currency_kind_debit_kind_debit_label_credit_kind_credit_label_pk" PRIMARY KEY("begins","currency","kind","debit_kind","debit_label","credit_kind","credit_label")
);
--> statement-breakpoint
CREATE TABLE "reports"."progress" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"read_to" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "progress_once" CHECK ("reports"."progress"."id")
);
--> statement-breakpoint
CREATE INDEX "closed_day_ends" ON "reports"."closed_day" USING btree ("ends_at");
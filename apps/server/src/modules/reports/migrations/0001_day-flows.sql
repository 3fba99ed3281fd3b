CREATE TABLE "reports"."day_flow" (
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"debit_kind" text NOT NULL,
	"debit_label" text NOT NULL,
	"credit_kind" text NOT NULL,
	"credit_label" text NOT NULL,
	"transfers" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "day_flow_day_currency_kind_debit_kind_debit_label_credit_kind_credit_label_pk" PRIMARY KEY("day","currency","kind","debit_kind","debit_label","credit_kind","credit_label")
);
--> statement-breakpoint
-- What was closed before is summed from its quarters of an hour.
INSERT INTO "reports"."day_flow"
SELECT c.day, f.currency, f.kind, f.debit_kind, f.debit_label, f.credit_kind, f.credit_label, sum(f.transfers), sum(f.amount)
  FROM (SELECT day, ends_at, lag(ends_at, 1, '-infinity') OVER (ORDER BY ends_at) AS begins_at FROM "reports"."closed_day") c
  JOIN "reports"."flow" f ON f.begins >= c.begins_at AND f.begins < c.ends_at
 GROUP BY 1, 2, 3, 4, 5, 6, 7;

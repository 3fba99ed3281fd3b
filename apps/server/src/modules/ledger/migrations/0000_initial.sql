CREATE SCHEMA "ledger";
--> statement-breakpoint
CREATE TABLE "ledger"."account" (
	"id" bigint PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"last_transfer" uuid,
	"currency" integer NOT NULL,
	"flags" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_funds" CHECK ("ledger"."account"."balance" >= 0 OR ("ledger"."account"."flags" & 2) <> 0)
) WITH (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
CREATE TABLE "ledger"."hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger"."holder" (
	"account_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."holder_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"currency" integer NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"shard" smallint DEFAULT 0 NOT NULL,
	"book" bigint NOT NULL,
	CONSTRAINT "holder_once" UNIQUE("owner","kind","currency","label","shard")
);
--> statement-breakpoint
CREATE TABLE "ledger"."proof" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"last_transfer" uuid
);
--> statement-breakpoint
CREATE TABLE "ledger"."transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"debit" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"debit_balance" bigint NOT NULL,
	"credit_balance" bigint NOT NULL,
	"debit_before" uuid,
	"credit_before" uuid,
	"reference" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" smallint NOT NULL,
	CONSTRAINT "transfer_amount" CHECK ("ledger"."transfer"."amount" >= 0),
	CONSTRAINT "transfer_sides" CHECK ("ledger"."transfer"."debit" <> "ledger"."transfer"."credit")
) PARTITION BY RANGE ("id");
--> statement-breakpoint
CREATE INDEX "hold_expiring" ON "ledger"."hold" USING btree ("expires_at") WHERE "ledger"."hold"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "holder_book" ON "ledger"."holder" USING btree ("book");--> statement-breakpoint
CREATE INDEX "transfer_at" ON "ledger"."transfer" USING brin ("at");
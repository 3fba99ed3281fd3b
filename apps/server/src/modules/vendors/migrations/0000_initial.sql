CREATE SCHEMA "vendors";
--> statement-breakpoint
CREATE TABLE "vendors"."request" (
	"vendor_code" text NOT NULL,
	"request_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_vendor_code_request_id_pk" PRIMARY KEY("vendor_code","request_id")
);
--> statement-breakpoint
CREATE TABLE "vendors"."round" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_code" text NOT NULL,
	"round_key" text NOT NULL,
	"member_id" bigint NOT NULL,
	"play_session_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"version" bigint NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "round_key_once" UNIQUE("vendor_code","round_key")
);
--> statement-breakpoint
CREATE TABLE "vendors"."transaction" (
	"vendor_code" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"round_id" uuid,
	"bet_id" text,
	"amount" bigint NOT NULL,
	"content" text NOT NULL,
	"transfer_id" uuid,
	"balance" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transaction_vendor_code_transaction_id_pk" PRIMARY KEY("vendor_code","transaction_id")
);
--> statement-breakpoint
CREATE INDEX "request_seen" ON "vendors"."request" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "round_member" ON "vendors"."round" USING btree ("member_id","began_at");--> statement-breakpoint
CREATE INDEX "transaction_round" ON "vendors"."transaction" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "transaction_at" ON "vendors"."transaction" USING btree ("vendor_code","at");
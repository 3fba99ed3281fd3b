CREATE SCHEMA "cashier";
--> statement-breakpoint
CREATE TABLE "cashier"."deposit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"paid_from" text,
	"payment_id" text,
	"payer_url" text,
	"transfer_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"attend_at" timestamp (3) with time zone,
	"attended" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "deposit_reference" UNIQUE("reference"),
	CONSTRAINT "deposit_amount" CHECK ("cashier"."deposit"."amount" > 0),
	CONSTRAINT "deposit_state" CHECK ("state" IN ('created', 'pending', 'crediting', 'paid', 'failed', 'expired', 'cancelled')),
	CONSTRAINT "deposit_transfer" CHECK (("cashier"."deposit"."transfer_id" IS NOT NULL) = ("cashier"."deposit"."state" IN ('crediting', 'paid')))
);
--> statement-breakpoint
CREATE TABLE "cashier"."webhook" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"deposit_id" uuid NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE INDEX "deposit_of_member" ON "cashier"."deposit" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_to_attend" ON "cashier"."deposit" USING btree ("attend_at") WHERE "cashier"."deposit"."attend_at" IS NOT NULL;
CREATE SCHEMA "treasury";
--> statement-breakpoint
CREATE TABLE "treasury"."adjustment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"needs_second" boolean NOT NULL,
	"evidence_id" uuid,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"answer" text,
	"transfer_id" uuid,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "adjustment_amount" CHECK ("treasury"."adjustment"."amount" > 0),
	CONSTRAINT "adjustment_state" CHECK ("state" IN ('waiting', 'approved', 'posted', 'short', 'refused', 'withdrawn')),
	CONSTRAINT "adjustment_direction" CHECK ("direction" IN ('credit', 'debit')),
	CONSTRAINT "adjustment_reason" CHECK ("reason" IN ('goodwill', 'compensation', 'promotion', 'correction', 'duplicate', 'chargeback', 'abuse')),
	CONSTRAINT "adjustment_four_eyes" CHECK (NOT "treasury"."adjustment"."needs_second" OR "treasury"."adjustment"."state" IN ('waiting', 'withdrawn')
        OR ("treasury"."adjustment"."decided_by" IS NOT NULL AND "treasury"."adjustment"."decided_by" <> "treasury"."adjustment"."proposed_by"))
);
--> statement-breakpoint
CREATE TABLE "treasury"."evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adjustment_id" uuid,
	"kept_by" text NOT NULL,
	"file" text NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "evidence_adjustment_id_unique" UNIQUE("adjustment_id")
);
--> statement-breakpoint
CREATE TABLE "treasury"."freeze" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"hold_id" uuid NOT NULL,
	"until" timestamp (3) with time zone,
	"frozen_by" text NOT NULL,
	"frozen_at" timestamp (3) with time zone NOT NULL,
	"released_by" text,
	"released_at" timestamp (3) with time zone,
	"release_note" text,
	CONSTRAINT "freeze_amount" CHECK ("treasury"."freeze"."amount" > 0),
	CONSTRAINT "freeze_state" CHECK ("state" IN ('asked', 'frozen', 'short', 'releasing', 'released')),
	CONSTRAINT "freeze_reason" CHECK ("reason" IN ('verification', 'payment', 'investigation', 'authority'))
);
--> statement-breakpoint
CREATE INDEX "adjustment_in_state" ON "treasury"."adjustment" USING btree ("state","proposed_at","id");--> statement-breakpoint
CREATE INDEX "adjustment_of_member" ON "treasury"."adjustment" USING btree ("member_id","proposed_at","id");--> statement-breakpoint
CREATE INDEX "adjustment_at" ON "treasury"."adjustment" USING btree ("proposed_at","id");--> statement-breakpoint
CREATE INDEX "evidence_unclaimed" ON "treasury"."evidence" USING btree ("kept_at") WHERE "treasury"."evidence"."adjustment_id" IS NULL;--> statement-breakpoint
CREATE INDEX "freeze_of_member" ON "treasury"."freeze" USING btree ("member_id","frozen_at","id");--> statement-breakpoint
CREATE INDEX "freeze_at" ON "treasury"."freeze" USING btree ("frozen_at","id");--> statement-breakpoint
CREATE INDEX "freeze_to_attend" ON "treasury"."freeze" USING btree ("until") WHERE "treasury"."freeze"."state" = 'frozen';--> statement-breakpoint
CREATE INDEX "freeze_money_due" ON "treasury"."freeze" USING btree ("frozen_at") WHERE "treasury"."freeze"."state" IN ('asked', 'releasing');
CREATE SCHEMA "approvals";
--> statement-breakpoint
CREATE TABLE "approvals"."proposal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"effective_at" timestamp (3) with time zone,
	"closed_by" text,
	"closed_at" timestamp (3) with time zone,
	"answer" text,
	"failure" text,
	"proposers_secret" text,
	"deciders_secret" text,
	CONSTRAINT "proposal_state" CHECK ("state" IN ('waiting', 'approved', 'applied', 'failed', 'rejected', 'cancelled', 'expired')),
	CONSTRAINT "proposal_four_eyes" CHECK ("approvals"."proposal"."state" NOT IN ('approved', 'applied', 'rejected')
        OR ("approvals"."proposal"."decided_by" IS NOT NULL AND "approvals"."proposal"."decided_by" <> "approvals"."proposal"."proposed_by"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_open" ON "approvals"."proposal" USING btree ("act","subject") WHERE "approvals"."proposal"."state" IN ('waiting', 'approved');--> statement-breakpoint
CREATE INDEX "proposal_in_state" ON "approvals"."proposal" USING btree ("state","proposed_at","id");--> statement-breakpoint
CREATE INDEX "proposal_at" ON "approvals"."proposal" USING btree ("proposed_at","id");
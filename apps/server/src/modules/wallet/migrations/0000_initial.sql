CREATE SCHEMA "wallet";
--> statement-breakpoint
CREATE TABLE "wallet"."trial_grant" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"transfer_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"posted_at" timestamp (3) with time zone,
	CONSTRAINT "trial_grant_amount" CHECK ("wallet"."trial_grant"."amount" >= 0)
);

CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "identity"."account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1),
	"name" text NOT NULL,
	"name_key" text COLLATE "C" NOT NULL,
	"nickname" text NOT NULL,
	"password_hash" text,
	"agent_value" smallint DEFAULT 0 NOT NULL,
	"is_trial" boolean NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"suspended_reason" text,
	"payee_name" text,
	"email" text,
	"mobile_num" text,
	"country_dialing_code" text,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"registered_ip" text NOT NULL,
	"registered_from" text,
	"terms_agreed_at" timestamp (3) with time zone,
	"age_confirmed" smallint,
	"last_login_at" timestamp (3) with time zone,
	CONSTRAINT "account_state" CHECK ("identity"."account"."state" IN ('active', 'suspended')),
	CONSTRAINT "account_password" CHECK (NOT "identity"."account"."is_trial" OR "identity"."account"."password_hash" IS NULL),
	CONSTRAINT "account_trial" CHECK (("identity"."account"."agent_value" = 4) = "identity"."account"."is_trial")
);
--> statement-breakpoint
CREATE TABLE "identity"."login_attempt" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "identity"."slider_puzzle" (
	"id" uuid PRIMARY KEY NOT NULL,
	"piece_x" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"ticket_hash" "bytea"
);
--> statement-breakpoint
CREATE TABLE "identity"."session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	CONSTRAINT "session_end" CHECK (("identity"."session"."ended_at" IS NULL) = ("identity"."session"."end_reason" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "identity"."session" ADD CONSTRAINT "session_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_name_key" ON "identity"."account" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "account_kind" ON "identity"."account" USING btree ("is_trial","id");--> statement-breakpoint
CREATE INDEX "account_suspended" ON "identity"."account" USING btree ("id") WHERE "identity"."account"."state" = 'suspended';--> statement-breakpoint
CREATE INDEX "login_attempt_last" ON "identity"."login_attempt" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "slider_puzzle_expires" ON "identity"."slider_puzzle" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_hash" ON "identity"."session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_live" ON "identity"."session" USING btree ("member_id","created_at") WHERE "identity"."session"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "session_ended" ON "identity"."session" USING btree ("ended_at") WHERE "identity"."session"."ended_at" IS NOT NULL;
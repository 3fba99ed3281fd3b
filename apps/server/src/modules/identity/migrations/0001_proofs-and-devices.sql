CREATE UNLOGGED TABLE "identity"."image_captcha" (
	"id" uuid PRIMARY KEY NOT NULL,
	"answer_hash" "bytea" NOT NULL,
	"salt" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"name" text,
	"user_agent" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"last_ip" text NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."known_address" (
	"member_id" bigint NOT NULL,
	"ip" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_address_member_id_ip_pk" PRIMARY KEY("member_id","ip")
);
--> statement-breakpoint
CREATE TABLE "identity"."login_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"method" text NOT NULL,
	"result" text NOT NULL,
	"device_id" uuid,
	"session_id" uuid
);
--> statement-breakpoint
CREATE TABLE "identity"."login_ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"member_id" bigint NOT NULL,
	"method" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"remember" boolean NOT NULL,
	"password_expired" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."remember_credential" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"member_id" bigint NOT NULL,
	"device_id" uuid,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."external_identity" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" bigint NOT NULL,
	"label" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "external_identity_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "identity"."ceremony" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"member_id" bigint,
	"session_id" uuid,
	"browser_hash" "bytea",
	"sealed_state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."affiliate_code" (
	"code" text COLLATE "C" PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"domain" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."authenticator" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint
);
--> statement-breakpoint
CREATE TABLE "identity"."recovery_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."reset_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."verification_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject_hash" "bytea" NOT NULL,
	"member_id" bigint,
	"code_hash" "bytea" NOT NULL,
	"tries_left" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "verification_code_tries" CHECK ("identity"."verification_code"."tries_left" >= 0)
);
--> statement-breakpoint
ALTER TABLE "identity"."account" ADD COLUMN "email_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "identity"."account" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."account" ADD COLUMN "mobile_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "identity"."account" ADD COLUMN "mobile_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."account" ADD COLUMN "payment_password_hash" text;--> statement-breakpoint
ALTER TABLE "identity"."account" ADD COLUMN "password_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."account" ADD COLUMN "referral_code" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "identity"."account" ADD COLUMN "referred_by" bigint;--> statement-breakpoint
ALTER TABLE "identity"."account" ADD COLUMN "upline_id" bigint;--> statement-breakpoint
ALTER TABLE "identity"."account" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "identity"."session" ADD COLUMN "proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."session" ADD COLUMN "method" text DEFAULT 'username' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."session" ADD COLUMN "device_id" uuid;--> statement-breakpoint
ALTER TABLE "identity"."device" ADD CONSTRAINT "device_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."known_address" ADD CONSTRAINT "known_address_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."login_event" ADD CONSTRAINT "login_event_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."login_ticket" ADD CONSTRAINT "login_ticket_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."remember_credential" ADD CONSTRAINT "remember_credential_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."external_identity" ADD CONSTRAINT "external_identity_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."ceremony" ADD CONSTRAINT "ceremony_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."passkey" ADD CONSTRAINT "passkey_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."affiliate_code" ADD CONSTRAINT "affiliate_code_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "identity"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."authenticator" ADD CONSTRAINT "authenticator_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."recovery_code" ADD CONSTRAINT "recovery_code_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."reset_link" ADD CONSTRAINT "reset_link_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."verification_code" ADD CONSTRAINT "verification_code_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "identity"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_captcha_expires" ON "identity"."image_captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "device_token" ON "identity"."device" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "device_member" ON "identity"."device" USING btree ("member_id","last_seen_at") WHERE "identity"."device"."revoked_at" IS NULL;--> statement-breakpoint
CREATE INDEX "login_event_member" ON "identity"."login_event" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "login_event_at" ON "identity"."login_event" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "login_ticket_token" ON "identity"."login_ticket" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "login_ticket_expires" ON "identity"."login_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "remember_token" ON "identity"."remember_credential" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "remember_member" ON "identity"."remember_credential" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "remember_family" ON "identity"."remember_credential" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "remember_expires" ON "identity"."remember_credential" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "external_identity_member" ON "identity"."external_identity" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "ceremony_expires" ON "identity"."ceremony" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential" ON "identity"."passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkey_member" ON "identity"."passkey" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "affiliate_code_owner" ON "identity"."affiliate_code" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "recovery_code_member" ON "identity"."recovery_code" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reset_link_token" ON "identity"."reset_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "reset_link_member" ON "identity"."reset_link" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reset_link_expires" ON "identity"."reset_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_code_subject" ON "identity"."verification_code" USING btree ("subject_hash","created_at");--> statement-breakpoint
CREATE INDEX "verification_code_expires" ON "identity"."verification_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_email_verified" ON "identity"."account" USING btree ("email_key") WHERE "identity"."account"."email_verified_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "account_mobile_verified" ON "identity"."account" USING btree ("mobile_key") WHERE "identity"."account"."mobile_verified_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "account_email" ON "identity"."account" USING btree ("email_key") WHERE "identity"."account"."email_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "account_mobile" ON "identity"."account" USING btree ("mobile_key") WHERE "identity"."account"."mobile_key" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "account_referral_code" ON "identity"."account" USING btree ("referral_code");--> statement-breakpoint
CREATE INDEX "account_referred_by" ON "identity"."account" USING btree ("referred_by") WHERE "identity"."account"."referred_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "account_upline" ON "identity"."account" USING btree ("upline_id") WHERE "identity"."account"."upline_id" IS NOT NULL;
ALTER TABLE "identity"."login_event" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."login_ticket" ALTER COLUMN "remember" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."account" ADD COLUMN "password_expired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."login_ticket" ADD COLUMN "browser_hash" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."login_ticket" ADD COLUMN "strange_by" text NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."login_ticket" ADD COLUMN "tries_left" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "login_ticket_member" ON "identity"."login_ticket" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "identity"."login_ticket" ADD CONSTRAINT "login_ticket_tries" CHECK ("identity"."login_ticket"."tries_left" >= 0);
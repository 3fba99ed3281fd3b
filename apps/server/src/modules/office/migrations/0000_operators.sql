CREATE SCHEMA "office";
--> statement-breakpoint
CREATE TABLE "office"."attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	"locks" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "office"."login_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"operator_id" bigint NOT NULL,
	"step" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office"."operator" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office"."operator_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_is_one_time" boolean NOT NULL,
	"second_factor_sealed" text,
	"second_factor_confirmed_at" timestamp (3) with time zone,
	"second_factor_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	CONSTRAINT "operator_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "office"."operator_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office"."role" (
	"name" text PRIMARY KEY NOT NULL,
	"permissions" text[] NOT NULL,
	"grants_all" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "office"."login_ticket" ADD CONSTRAINT "login_ticket_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "office"."operator"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office"."operator" ADD CONSTRAINT "operator_role_role_name_fk" FOREIGN KEY ("role") REFERENCES "office"."role"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office"."operator_session" ADD CONSTRAINT "operator_session_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "office"."operator"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_ticket_operator" ON "office"."login_ticket" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_session_operator" ON "office"."operator_session" USING btree ("operator_id");
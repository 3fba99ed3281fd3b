CREATE SCHEMA "protection";
--> statement-breakpoint
CREATE TABLE "protection"."event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "protection"."event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"what" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "protection"."exclusion" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "protection"."exclusion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"reason" text,
	"lifted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "protection"."limit" (
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"set_by" text NOT NULL,
	"value" bigint,
	"pending_from" timestamp (3) with time zone,
	"pending_value" bigint,
	CONSTRAINT "limit_member_id_kind_period_set_by_pk" PRIMARY KEY("member_id","kind","period","set_by"),
	CONSTRAINT "limit_value" CHECK ("protection"."limit"."value" >= 0 AND "protection"."limit"."pending_value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "protection"."play_minute" (
	"member_id" bigint NOT NULL,
	"minute" integer NOT NULL,
	CONSTRAINT "play_minute_member_id_minute_pk" PRIMARY KEY("member_id","minute")
);
--> statement-breakpoint
CREATE TABLE "protection"."preference" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"reality_check_minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "event_member" ON "protection"."event" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "exclusion_member" ON "protection"."exclusion" USING btree ("member_id");
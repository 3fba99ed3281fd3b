CREATE SCHEMA "rooms";
--> statement-breakpoint
CREATE TABLE "rooms"."chain_mark" (
	"chain_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"sealed_seed" text NOT NULL,
	CONSTRAINT "chain_mark_chain_id_place_pk" PRIMARY KEY("chain_id","place")
);
--> statement-breakpoint
CREATE TABLE "rooms"."chain" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rooms"."chain_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room_id" text NOT NULL,
	"first_round" integer NOT NULL,
	"length" integer NOT NULL,
	"commitment" text NOT NULL,
	"salt" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"salted_at" timestamp (3) with time zone,
	CONSTRAINT "chain_first" UNIQUE("room_id","first_round")
);
--> statement-breakpoint
CREATE TABLE "rooms"."entry" (
	"room_id" text NOT NULL,
	"id" uuid NOT NULL,
	"entry" jsonb NOT NULL,
	CONSTRAINT "entry_room_id_id_pk" PRIMARY KEY("room_id","id")
);
--> statement-breakpoint
CREATE TABLE "rooms"."event" (
	"room_id" text NOT NULL,
	"version" bigint NOT NULL,
	"events" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_room_id_version_pk" PRIMARY KEY("room_id","version")
);
--> statement-breakpoint
CREATE TABLE "rooms"."room" (
	"id" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"head" jsonb NOT NULL,
	"fence" bigint DEFAULT 0 NOT NULL,
	"owner" text,
	"lease_until" timestamp (3) with time zone,
	"alive_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rooms"."shared_round" (
	"room_id" text NOT NULL,
	"no" integer NOT NULL,
	"chain_id" bigint NOT NULL,
	"commitment" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" jsonb,
	"server_seed" text,
	"seed_pair_id" bigint,
	CONSTRAINT "shared_round_room_id_no_pk" PRIMARY KEY("room_id","no")
);
--> statement-breakpoint
CREATE INDEX "shared_round_ended" ON "rooms"."shared_round" USING btree ("room_id","ended_at");
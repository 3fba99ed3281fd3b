CREATE SCHEMA "rounds";
--> statement-breakpoint
CREATE TABLE "rounds"."round" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"play_session_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"vendor_code" text NOT NULL,
	"game_version" text NOT NULL,
	"seed_pair_id" bigint NOT NULL,
	"nonce" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"currency" text NOT NULL,
	"choice" jsonb NOT NULL,
	"outcome" jsonb NOT NULL,
	"played_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rounds"."seed_pair" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rounds"."seed_pair_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"game_id" text NOT NULL,
	"commitment" text NOT NULL,
	"sealed_server_seed" text NOT NULL,
	"server_seed" text,
	"client_seed" text NOT NULL,
	"next_nonce" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revealed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "round_member" ON "rounds"."round" USING btree ("member_id","played_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "seed_pair_open" ON "rounds"."seed_pair" USING btree ("member_id","game_id") WHERE "rounds"."seed_pair"."revealed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "seed_pair_revealed" ON "rounds"."seed_pair" USING btree ("member_id","game_id","revealed_at");
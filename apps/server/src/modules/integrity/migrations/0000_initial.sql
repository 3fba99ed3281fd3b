CREATE SCHEMA "integrity";
--> statement-breakpoint
CREATE TABLE "integrity"."abandoned" (
	"member_id" bigint NOT NULL,
	"hand_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "abandoned_member_id_hand_id_pk" PRIMARY KEY("member_id","hand_id")
);
--> statement-breakpoint
CREATE TABLE "integrity"."play_ban" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"origin" text NOT NULL,
	"minutes" integer NOT NULL,
	"hands" integer,
	"reason" text,
	"case_id" uuid,
	"imposed_by" text,
	"imposed_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by" text,
	"lifted_for" text,
	CONSTRAINT "play_ban_origin" CHECK (("integrity"."play_ban"."origin" = 'operator') = ("integrity"."play_ban"."reason" IS NOT NULL AND "integrity"."play_ban"."imposed_by" IS NOT NULL) AND ("integrity"."play_ban"."origin" = 'abandoned') = ("integrity"."play_ban"."hands" IS NOT NULL)),
	CONSTRAINT "play_ban_lifted" CHECK (("integrity"."play_ban"."lifted_at" IS NULL) = ("integrity"."play_ban"."lifted_by" IS NULL) AND ("integrity"."play_ban"."lifted_at" IS NULL) = ("integrity"."play_ban"."lifted_for" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "integrity"."case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"low" bigint NOT NULL,
	"high" bigint,
	"game_id" text,
	"currency" text,
	"points" integer,
	"signs" text[] NOT NULL,
	"evidence" jsonb,
	"counted_to" date,
	"holder" text,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"decided_for" text,
	CONSTRAINT "case_kind" CHECK ("kind" IN ('pair', 'report')),
	CONSTRAINT "case_state" CHECK ("state" IN ('open', 'taken', 'cleared', 'confirmed')),
	CONSTRAINT "case_pair" CHECK (("integrity"."case"."kind" = 'pair') = ("integrity"."case"."high" IS NOT NULL AND "integrity"."case"."game_id" IS NOT NULL AND "integrity"."case"."currency" IS NOT NULL AND "integrity"."case"."evidence" IS NOT NULL)),
	CONSTRAINT "case_holder" CHECK (("integrity"."case"."state" = 'open') = ("integrity"."case"."holder" IS NULL)),
	CONSTRAINT "case_decided" CHECK (("integrity"."case"."state" IN ('cleared', 'confirmed')) = ("integrity"."case"."decided_at" IS NOT NULL) AND ("integrity"."case"."decided_at" IS NULL) = ("integrity"."case"."decided_by" IS NULL) AND ("integrity"."case"."decided_at" IS NULL) = ("integrity"."case"."decided_for" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "integrity"."hand_due" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "integrity"."member_day" (
	"member_id" bigint NOT NULL,
	"game_id" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"hands" integer NOT NULL,
	"net_stakes" double precision NOT NULL,
	"squares" double precision NOT NULL,
	"acts" integer NOT NULL,
	"raises" integer NOT NULL,
	CONSTRAINT "member_day_member_id_game_id_currency_day_pk" PRIMARY KEY("member_id","game_id","currency","day")
);
--> statement-breakpoint
CREATE TABLE "integrity"."pair_day" (
	"low" bigint NOT NULL,
	"high" bigint NOT NULL,
	"game_id" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"hands" integer NOT NULL,
	"net" bigint NOT NULL,
	"quiet_net" bigint NOT NULL,
	"net_stakes" double precision NOT NULL,
	"squares" double precision NOT NULL,
	"low_acts" integer NOT NULL,
	"low_raises" integer NOT NULL,
	"high_acts" integer NOT NULL,
	"high_raises" integer NOT NULL,
	"low_conceded" integer NOT NULL,
	"high_conceded" integer NOT NULL,
	"shared_network" integer NOT NULL,
	CONSTRAINT "pair_day_low_high_game_id_currency_day_pk" PRIMARY KEY("low","high","game_id","currency","day")
);
--> statement-breakpoint
CREATE TABLE "integrity"."pair_hand" (
	"low" bigint NOT NULL,
	"high" bigint NOT NULL,
	"game_id" text NOT NULL,
	"currency" text NOT NULL,
	"hand_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"net" bigint NOT NULL,
	"low_round" uuid NOT NULL,
	"high_round" uuid NOT NULL,
	CONSTRAINT "pair_hand_low_high_hand_id_pk" PRIMARY KEY("low","high","hand_id")
);
--> statement-breakpoint
CREATE TABLE "integrity"."pair" (
	"low" bigint NOT NULL,
	"high" bigint NOT NULL,
	"game_id" text NOT NULL,
	"currency" text NOT NULL,
	"fresh" integer NOT NULL,
	"hands" integer DEFAULT 0 NOT NULL,
	"z" double precision DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"judged_at" timestamp (3) with time zone,
	CONSTRAINT "pair_low_high_game_id_currency_pk" PRIMARY KEY("low","high","game_id","currency")
);
--> statement-breakpoint
CREATE TABLE "integrity"."report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"reporter" bigint NOT NULL,
	"reported" bigint NOT NULL,
	"room_id" text NOT NULL,
	"hand" integer NOT NULL,
	"round_id" uuid,
	"reason" text NOT NULL,
	"text" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "integrity"."shared_browser" (
	"low" bigint NOT NULL,
	"high" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shared_browser_low_high_pk" PRIMARY KEY("low","high")
);
--> statement-breakpoint
ALTER TABLE "integrity"."play_ban" ADD CONSTRAINT "play_ban_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "integrity"."case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrity"."report" ADD CONSTRAINT "report_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "integrity"."case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abandoned_of_member" ON "integrity"."abandoned" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "abandoned_age" ON "integrity"."abandoned" USING btree ("at");--> statement-breakpoint
CREATE INDEX "play_ban_of_member" ON "integrity"."play_ban" USING btree ("member_id","until");--> statement-breakpoint
CREATE INDEX "play_ban_imposed" ON "integrity"."play_ban" USING btree ("imposed_at","id");--> statement-breakpoint
CREATE INDEX "play_ban_on" ON "integrity"."play_ban" USING btree ("until") WHERE "integrity"."play_ban"."lifted_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "case_of_pair" ON "integrity"."case" USING btree ("low","high","game_id","currency") WHERE "integrity"."case"."kind" = 'pair' AND "integrity"."case"."state" IN ('open', 'taken');--> statement-breakpoint
CREATE UNIQUE INDEX "case_of_reported" ON "integrity"."case" USING btree ("low") WHERE "integrity"."case"."kind" = 'report' AND "integrity"."case"."state" IN ('open', 'taken');--> statement-breakpoint
CREATE INDEX "case_waiting" ON "integrity"."case" USING btree ("points","opened_at") WHERE "integrity"."case"."state" IN ('open', 'taken');--> statement-breakpoint
CREATE INDEX "case_in_state" ON "integrity"."case" USING btree ("state","changed_at","id");--> statement-breakpoint
CREATE INDEX "case_of_low" ON "integrity"."case" USING btree ("low");--> statement-breakpoint
CREATE INDEX "case_of_high" ON "integrity"."case" USING btree ("high");--> statement-breakpoint
CREATE INDEX "hand_due_at" ON "integrity"."hand_due" USING btree ("at");--> statement-breakpoint
CREATE INDEX "member_day_age" ON "integrity"."member_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "pair_day_age" ON "integrity"."pair_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "pair_hand_age" ON "integrity"."pair_hand" USING btree ("at");--> statement-breakpoint
CREATE INDEX "pair_of_high" ON "integrity"."pair" USING btree ("high");--> statement-breakpoint
CREATE INDEX "pair_due" ON "integrity"."pair" USING btree ("fresh") WHERE "integrity"."pair"."fresh" >= 10;--> statement-breakpoint
CREATE UNIQUE INDEX "report_once" ON "integrity"."report" USING btree ("reporter","reported","room_id","hand");--> statement-breakpoint
CREATE INDEX "report_of_case" ON "integrity"."report" USING btree ("case_id","at");--> statement-breakpoint
CREATE INDEX "report_of_reporter" ON "integrity"."report" USING btree ("reporter","at");
CREATE SCHEMA "lottery";
--> statement-breakpoint
CREATE TABLE "lottery"."entry" (
	"game" text NOT NULL,
	"number" text NOT NULL,
	"board" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entry_game_number_pk" PRIMARY KEY("game","number")
);
--> statement-breakpoint
CREATE TABLE "lottery"."issue" (
	"game" text NOT NULL,
	"number" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"draws_at" timestamp (3) with time zone NOT NULL,
	"host" text,
	"state" text NOT NULL,
	"board" text,
	"version" integer DEFAULT 0 NOT NULL,
	"round" integer,
	"commitment" text,
	"client_seed" text,
	"server_seed" text,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "issue_game_number_pk" PRIMARY KEY("game","number"),
	CONSTRAINT "issue_round" UNIQUE("game","round"),
	CONSTRAINT "issue_drawn" CHECK (("lottery"."issue"."board" IS NOT NULL) = ("lottery"."issue"."state" IN ('drawn', 'settled'))),
	CONSTRAINT "issue_seed" CHECK ("lottery"."issue"."server_seed" IS NULL OR "lottery"."issue"."board" IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX "issue_latest" ON "lottery"."issue" USING btree ("game","draws_at");--> statement-breakpoint
CREATE INDEX "issue_to_settle" ON "lottery"."issue" USING btree ("draws_at") WHERE "lottery"."issue"."settled_at" IS NULL AND "lottery"."issue"."state" <> 'open';--> statement-breakpoint
CREATE INDEX "issue_settled" ON "lottery"."issue" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "issue_open" ON "lottery"."issue" USING btree ("draws_at") WHERE "lottery"."issue"."state" = 'open';
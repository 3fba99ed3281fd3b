CREATE SCHEMA "table_chat";
--> statement-breakpoint
CREATE TABLE "table_chat"."hidden" (
	"member_id" bigint NOT NULL,
	"writer_id" bigint NOT NULL,
	CONSTRAINT "hidden_member_id_writer_id_pk" PRIMARY KEY("member_id","writer_id")
);
--> statement-breakpoint
CREATE TABLE "table_chat"."line" (
	"table_id" text NOT NULL,
	"no" integer NOT NULL,
	"member_id" bigint NOT NULL,
	"key" uuid NOT NULL,
	"name" text NOT NULL,
	"shown" text NOT NULL,
	"written" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" text,
	"removed_for" text,
	CONSTRAINT "line_table_id_no_pk" PRIMARY KEY("table_id","no"),
	CONSTRAINT "line_once" UNIQUE("member_id","key"),
	CONSTRAINT "line_removed" CHECK (("table_chat"."line"."removed_at" IS NULL) = ("table_chat"."line"."removed_by" IS NULL) AND ("table_chat"."line"."removed_at" IS NULL) = ("table_chat"."line"."removed_for" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "table_chat"."report" (
	"table_id" text NOT NULL,
	"no" integer NOT NULL,
	"member_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	CONSTRAINT "report_table_id_no_member_id_pk" PRIMARY KEY("table_id","no","member_id"),
	CONSTRAINT "report_settled" CHECK (("table_chat"."report"."settled_at" IS NULL) = ("table_chat"."report"."settled_by" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "table_chat"."talk" (
	"table_id" text PRIMARY KEY NOT NULL,
	"last_no" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_chat"."writer" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"alias" uuid NOT NULL,
	"muted_until" timestamp (3) with time zone,
	"muted_for" text,
	CONSTRAINT "writer_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
ALTER TABLE "table_chat"."report" ADD CONSTRAINT "report_of_line" FOREIGN KEY ("table_id","no") REFERENCES "table_chat"."line"("table_id","no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_of_writer" ON "table_chat"."line" USING btree ("member_id","said_at");--> statement-breakpoint
CREATE INDEX "line_age" ON "table_chat"."line" USING btree ("said_at");--> statement-breakpoint
CREATE INDEX "report_open" ON "table_chat"."report" USING btree ("at") WHERE "table_chat"."report"."settled_at" IS NULL;
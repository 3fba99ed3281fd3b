CREATE SCHEMA "audit";
--> statement-breakpoint
CREATE TABLE "audit"."entry" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" text,
	"after" text,
	"ip" text,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "entry_action" ON "audit"."entry" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "entry_actor" ON "audit"."entry" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "entry_subject" ON "audit"."entry" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "entry_at" ON "audit"."entry" USING btree ("at");
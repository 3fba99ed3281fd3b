CREATE TABLE "vendors"."held_win" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_code" text NOT NULL,
	"round_id" uuid NOT NULL,
	"member_id" bigint NOT NULL,
	"game_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"because" text NOT NULL,
	"state" text NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "held_win_state" CHECK ("state" IN ('held', 'releasing', 'refusing', 'released', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "vendors"."house_mark" (
	"vendor_code" text NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "house_mark_vendor_code_currency_at_pk" PRIMARY KEY("vendor_code","currency","at")
);
--> statement-breakpoint
CREATE INDEX "held_win_waiting" ON "vendors"."held_win" USING btree ("held_at","id") WHERE "vendors"."held_win"."state" = 'held';--> statement-breakpoint
CREATE INDEX "held_win_at" ON "vendors"."held_win" USING btree ("held_at","id");--> statement-breakpoint
CREATE INDEX "held_win_due" ON "vendors"."held_win" USING btree ("due_at") WHERE "vendors"."held_win"."due_at" IS NOT NULL;
CREATE TABLE "sports"."referral" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"game_id" text NOT NULL,
	"request" json NOT NULL,
	"legs" jsonb NOT NULL,
	"stake" bigint NOT NULL,
	"most" bigint NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"offer" bigint,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text,
	CONSTRAINT "referral_offer" CHECK ("sports"."referral"."offer" > 0 AND "sports"."referral"."offer" <= "sports"."referral"."stake")
);
--> statement-breakpoint
CREATE INDEX "referral_of_member" ON "sports"."referral" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE INDEX "referral_waiting" ON "sports"."referral" USING btree ("until") WHERE "sports"."referral"."answered_at" IS NULL;--> statement-breakpoint
CREATE INDEX "referral_answered" ON "sports"."referral" USING btree ("answered_at") WHERE "sports"."referral"."answered_at" IS NOT NULL;
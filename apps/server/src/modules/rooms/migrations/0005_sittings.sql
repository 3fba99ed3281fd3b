CREATE TABLE "rooms"."sitting" (
	"seat_id" uuid PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"shots" integer NOT NULL,
	"trials" integer NOT NULL,
	"low_risk" integer NOT NULL,
	"intervals" integer NOT NULL,
	"mean_ms" real NOT NULL,
	"deviation_ms" real NOT NULL,
	"quick" integer NOT NULL,
	"same_angle" integer NOT NULL,
	"lasts_ms" real NOT NULL,
	"signals" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sitting_began" ON "rooms"."sitting" USING btree ("began_at" DESC NULLS LAST,"seat_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sitting_member" ON "rooms"."sitting" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sitting_signals" ON "rooms"."sitting" USING btree ("began_at" DESC NULLS LAST,"seat_id" DESC NULLS LAST) WHERE "rooms"."sitting"."signals" <> '{}';
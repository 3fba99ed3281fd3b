-- Parts of names are found by their groups of three letters.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
CREATE TABLE "catalogue"."favourite" (
	"member_id" bigint NOT NULL,
	"game_id" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_member_id_game_id_pk" PRIMARY KEY("member_id","game_id")
);
--> statement-breakpoint
ALTER TABLE "catalogue"."game" ADD COLUMN "kinds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue"."game" ADD COLUMN "features" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue"."favourite" ADD CONSTRAINT "favourite_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "catalogue"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_newest" ON "catalogue"."favourite" USING btree ("member_id","added_at");--> statement-breakpoint
CREATE INDEX "game_sort" ON "catalogue"."game" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "game_search" ON "catalogue"."game" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "game_kinds" ON "catalogue"."game" USING gin ("kinds");--> statement-breakpoint
UPDATE "catalogue"."game" SET "kinds" = '{SLOT_MACHINE}', "features" = '{free-spins,wild,scatter}' WHERE "id" = 'karakoram-25';
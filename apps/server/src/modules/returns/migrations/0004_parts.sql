ALTER TABLE "returns"."quarter" ADD COLUMN "part" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "returns"."total" ADD COLUMN "part" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "returns"."quarter" DROP CONSTRAINT "quarter_begins_game_id_version_currency_pk";--> statement-breakpoint
ALTER TABLE "returns"."total" DROP CONSTRAINT "total_game_id_version_currency_pk";--> statement-breakpoint
ALTER TABLE "returns"."quarter" ADD CONSTRAINT "quarter_begins_game_id_version_currency_part_pk" PRIMARY KEY("begins","game_id","version","currency","part");--> statement-breakpoint
ALTER TABLE "returns"."total" ADD CONSTRAINT "total_game_id_version_currency_part_pk" PRIMARY KEY("game_id","version","currency","part");
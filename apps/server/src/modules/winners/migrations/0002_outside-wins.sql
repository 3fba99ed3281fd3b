ALTER TABLE "winners"."win" ALTER COLUMN "game_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "winners"."win" ALTER COLUMN "seed_pair_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "winners"."win" ALTER COLUMN "nonce" DROP NOT NULL;
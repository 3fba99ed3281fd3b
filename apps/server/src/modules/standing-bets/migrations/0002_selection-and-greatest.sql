ALTER TABLE "standing"."bet" ADD COLUMN "selection" text;--> statement-breakpoint
ALTER TABLE "standing"."bet" ADD COLUMN "greatest" bigint;--> statement-breakpoint
ALTER TABLE "standing"."bet" ADD CONSTRAINT "bet_greatest" CHECK ("standing"."bet"."greatest" >= 0);
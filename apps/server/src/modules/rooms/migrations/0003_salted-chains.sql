CREATE TABLE "rooms"."chain_bet" (
	"chain_id" bigint NOT NULL,
	"bet" uuid NOT NULL,
	CONSTRAINT "chain_bet_chain_id_bet_pk" PRIMARY KEY("chain_id","bet")
);
--> statement-breakpoint
ALTER TABLE "rooms"."chain" ALTER COLUMN "first_round" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms"."chain" ADD COLUMN "salt_round" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "chain_waiting" ON "rooms"."chain" USING btree ("room_id") WHERE "rooms"."chain"."first_round" IS NULL;
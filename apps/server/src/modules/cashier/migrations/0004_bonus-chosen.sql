ALTER TABLE "cashier"."deposit" ADD COLUMN "bonus_offer" text;--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD COLUMN "bonus_version" integer;--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD COLUMN "bonus_denied" text;--> statement-breakpoint
ALTER TABLE "cashier"."deposit" ADD CONSTRAINT "deposit_bonus" CHECK (("cashier"."deposit"."bonus_offer" IS NULL) = ("cashier"."deposit"."bonus_version" IS NULL)
        AND ("cashier"."deposit"."bonus_denied" IS NULL OR "cashier"."deposit"."bonus_offer" IS NOT NULL));
CREATE SCHEMA "vendor_wallets";
--> statement-breakpoint
CREATE TABLE "vendor_wallets"."choice" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"auto_transfer" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_wallets"."play" (
	"wallet_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"staked" bigint NOT NULL,
	"paid" bigint NOT NULL,
	CONSTRAINT "play_wallet_id_game_id_pk" PRIMARY KEY("wallet_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_wallets"."recall" (
	"vendor_code" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_wallets"."transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"member_id" bigint NOT NULL,
	"vendor_code" text NOT NULL,
	"currency" text NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"hold_id" uuid NOT NULL,
	"reason" text,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"asks" integer DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transfer_amount" CHECK ("vendor_wallets"."transfer"."amount" > 0),
	CONSTRAINT "transfer_settled" CHECK (("vendor_wallets"."transfer"."settled_at" IS NULL) = ("vendor_wallets"."transfer"."state" IN ('sending', 'in_doubt')))
);
--> statement-breakpoint
CREATE TABLE "vendor_wallets"."wallet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"version" bigint NOT NULL,
	"came" bigint NOT NULL,
	"went" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"compared_at" timestamp (3) with time zone,
	"told_balance" bigint,
	"differs" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor_wallets"."play" ADD CONSTRAINT "play_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "vendor_wallets"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_wallets"."transfer" ADD CONSTRAINT "transfer_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "vendor_wallets"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfer_member" ON "vendor_wallets"."transfer" USING btree ("member_id","begun_at");--> statement-breakpoint
CREATE INDEX "transfer_begun" ON "vendor_wallets"."transfer" USING btree ("begun_at","id");--> statement-breakpoint
CREATE INDEX "transfer_to_ask" ON "vendor_wallets"."transfer" USING btree ("next_ask_at") WHERE "vendor_wallets"."transfer"."settled_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_one_open" ON "vendor_wallets"."transfer" USING btree ("wallet_id") WHERE "vendor_wallets"."transfer"."settled_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_once" ON "vendor_wallets"."wallet" USING btree ("vendor_code","member_id","currency");--> statement-breakpoint
CREATE INDEX "wallet_member" ON "vendor_wallets"."wallet" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "wallet_compared" ON "vendor_wallets"."wallet" USING btree ("vendor_code","compared_at");
CREATE SCHEMA "transfers";
--> statement-breakpoint
CREATE TABLE "transfers"."transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"direction" text NOT NULL,
	"sender_id" bigint NOT NULL,
	"receiver_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	CONSTRAINT "transfer_amount" CHECK ("transfers"."transfer"."amount" > 0),
	CONSTRAINT "transfer_sides" CHECK ("transfers"."transfer"."sender_id" <> "transfers"."transfer"."receiver_id"),
	CONSTRAINT "transfer_direction" CHECK ("transfers"."transfer"."direction" IN ('upline', 'downline'))
);
--> statement-breakpoint
CREATE INDEX "transfer_sender" ON "transfers"."transfer" USING btree ("sender_id","at");--> statement-breakpoint
CREATE INDEX "transfer_receiver" ON "transfers"."transfer" USING btree ("receiver_id","at");--> statement-breakpoint
CREATE INDEX "transfer_time" ON "transfers"."transfer" USING btree ("at","id");
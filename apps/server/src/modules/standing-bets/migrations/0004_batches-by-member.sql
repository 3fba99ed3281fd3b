DROP INDEX "standing"."bet_open_of_market";--> statement-breakpoint
DROP INDEX "standing"."bet_of_market";--> statement-breakpoint
CREATE INDEX "bet_open_of_market" ON "standing"."bet" USING btree ("market","member_id","id") WHERE "standing"."bet"."state" = 'open';--> statement-breakpoint
CREATE INDEX "bet_of_market" ON "standing"."bet" USING btree ("market","member_id","id");
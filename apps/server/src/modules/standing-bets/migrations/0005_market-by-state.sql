DROP INDEX "standing"."bet_open_of_market";--> statement-breakpoint
DROP INDEX "standing"."bet_of_market";--> statement-breakpoint
CREATE INDEX "bet_of_market" ON "standing"."bet" USING btree ("market","state","member_id","id");
CREATE INDEX "device_over" ON "identity"."device" USING btree (coalesce("revoked_at", "last_seen_at"));--> statement-breakpoint
CREATE INDEX "known_address_seen" ON "identity"."known_address" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "login_event_nobody" ON "identity"."login_event" USING btree ("at") WHERE "identity"."login_event"."member_id" IS NULL;
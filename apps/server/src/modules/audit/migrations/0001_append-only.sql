CREATE FUNCTION "audit"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit.% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit"."entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit"."refuse_change"();
--> statement-breakpoint
-- Also while triggers are held back for replication, and for anybody but the owner.
ALTER TABLE "audit"."entry" ENABLE ALWAYS TRIGGER "entry_append_only";
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "audit"."entry" FROM PUBLIC;

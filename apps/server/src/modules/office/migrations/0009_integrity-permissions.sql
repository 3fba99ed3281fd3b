-- Roles that were made before cases of card rooms existed get what they have in a new installation; what somebody
-- changed of them stays.
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'integrity.read')
WHERE "name" IN ('support', 'finance', 'auditor') AND NOT 'integrity.read' = ANY ("permissions");
--> statement-breakpoint
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'integrity.write')
WHERE "name" = 'support' AND NOT 'integrity.write' = ANY ("permissions");

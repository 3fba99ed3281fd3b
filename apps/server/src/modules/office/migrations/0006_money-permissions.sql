-- Roles that were made before adjustments and alarms existed get what they have in a new installation; what somebody
-- changed of them stays.
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'adjustments.read')
WHERE "name" IN ('support', 'finance', 'auditor') AND NOT 'adjustments.read' = ANY ("permissions");
--> statement-breakpoint
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'adjustments.write')
WHERE "name" = 'finance' AND NOT 'adjustments.write' = ANY ("permissions");
--> statement-breakpoint
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'freezes.write')
WHERE "name" = 'finance' AND NOT 'freezes.write' = ANY ("permissions");
--> statement-breakpoint
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'alarms.read')
WHERE "name" IN ('finance', 'auditor') AND NOT 'alarms.read' = ANY ("permissions");
--> statement-breakpoint
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'alarms.write')
WHERE "name" = 'finance' AND NOT 'alarms.write' = ANY ("permissions");

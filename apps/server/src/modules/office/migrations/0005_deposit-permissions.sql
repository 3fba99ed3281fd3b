-- Roles that were made before bank transfers existed get what they have in a new installation; what somebody changed of
-- them stays.
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'deposits.read')
WHERE "name" IN ('support', 'finance', 'auditor') AND NOT 'deposits.read' = ANY ("permissions");
--> statement-breakpoint
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'deposits.match')
WHERE "name" = 'finance' AND NOT 'deposits.match' = ANY ("permissions");

-- Roles that were made before messages existed get what they have in a new installation; what somebody changed of them
-- stays.
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'messages.read')
WHERE "name" IN ('support', 'auditor') AND NOT 'messages.read' = ANY ("permissions");
--> statement-breakpoint
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'messages.write')
WHERE "name" = 'support' AND NOT 'messages.write' = ANY ("permissions");
--> statement-breakpoint
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'support.answer')
WHERE "name" = 'support' AND NOT 'support.answer' = ANY ("permissions");

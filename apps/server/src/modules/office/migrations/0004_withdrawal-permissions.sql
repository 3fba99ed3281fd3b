-- Roles that were made before withdrawals existed get what they have in a new installation; what somebody changed of them
-- stays.
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'withdrawals.read')
WHERE "name" IN ('support', 'finance', 'auditor') AND NOT 'withdrawals.read' = ANY ("permissions");
--> statement-breakpoint
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'withdrawals.review')
WHERE "name" = 'finance' AND NOT 'withdrawals.review' = ANY ("permissions");
--> statement-breakpoint
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'withdrawals.pay')
WHERE "name" = 'finance' AND NOT 'withdrawals.pay' = ANY ("permissions");

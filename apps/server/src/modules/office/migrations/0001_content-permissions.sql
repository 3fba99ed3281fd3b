-- Roles that were made before notices existed: the built-in ones get what a new installation gives them. A role that
-- grants all has it already, and one that somebody changed keeps the rest of its change.
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'content.read')
WHERE "name" IN ('support', 'auditor') AND NOT 'content.read' = ANY ("permissions");

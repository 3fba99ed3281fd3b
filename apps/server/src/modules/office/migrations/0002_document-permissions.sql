-- Support that was made before documents were reviewed gets what it has in a new installation; what somebody changed of
-- the role stays.
UPDATE "office"."role" SET "permissions" = array_append("permissions", 'documents.review')
WHERE "name" = 'support' AND NOT 'documents.review' = ANY ("permissions");

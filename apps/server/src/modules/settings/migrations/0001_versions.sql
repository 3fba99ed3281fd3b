CREATE TABLE "settings"."version" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "version_key_version_pk" PRIMARY KEY("key","version")
);
--> statement-breakpoint
-- What is in force was a version too; of those before it only the audit chain knows.
INSERT INTO "settings"."version" ("key", "version", "value", "changed_by", "changed_at")
SELECT "key", "version", "value", "changed_by", "changed_at" FROM "settings"."setting";

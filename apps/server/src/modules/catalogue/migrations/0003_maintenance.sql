CREATE TABLE "catalogue"."maintenance" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"text_en" text NOT NULL,
	"text_ur" text NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "maintenance_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
INSERT INTO "catalogue"."maintenance" ("kind", "subject_id", "text_en", "text_ur")
SELECT 'vendor', "code", 'We are working on these games.', 'ان کھیلوں پر کام ہو رہا ہے۔' FROM "catalogue"."vendor" WHERE "is_in_maintenance";
--> statement-breakpoint
ALTER TABLE "catalogue"."vendor" DROP COLUMN "is_in_maintenance";
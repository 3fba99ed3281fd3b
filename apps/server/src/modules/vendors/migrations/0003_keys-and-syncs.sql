CREATE TABLE "vendors"."key" (
	"vendor_code" text NOT NULL,
	"key_id" text NOT NULL,
	"public_key" text,
	"valid_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"added_by" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "key_vendor_code_key_id_pk" PRIMARY KEY("vendor_code","key_id")
);
--> statement-breakpoint
CREATE TABLE "vendors"."sync" (
	"vendor_code" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"games" integer NOT NULL,
	"problem" text
);

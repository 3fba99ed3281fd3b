CREATE SCHEMA "gateway";
--> statement-breakpoint
CREATE TABLE "gateway"."first_answer" (
	"scope" text NOT NULL,
	"key" uuid NOT NULL,
	"payload_hash" "bytea" NOT NULL,
	"status" integer,
	"answer" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "first_answer_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "gateway"."payload_key" (
	"kid" uuid PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private_jwk" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway"."seen_payload" (
	"jti" uuid PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "first_answer_started" ON "gateway"."first_answer" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "seen_payload_expires" ON "gateway"."seen_payload" USING btree ("expires_at");
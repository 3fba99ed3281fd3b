CREATE TABLE "protection"."sitting" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);

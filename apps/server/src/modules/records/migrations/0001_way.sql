CREATE TABLE "records"."way" (
	"account_id" bigint NOT NULL,
	"version" bigint NOT NULL,
	"transfer_id" uuid NOT NULL,
	CONSTRAINT "way_account_id_version_pk" PRIMARY KEY("account_id","version")
);

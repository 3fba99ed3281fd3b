CREATE TABLE "rounds"."next_seed" (
	"member_id" bigint NOT NULL,
	"game_id" text NOT NULL,
	"commitment" text NOT NULL,
	"sealed_server_seed" text NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "next_seed_member_id_game_id_pk" PRIMARY KEY("member_id","game_id")
);

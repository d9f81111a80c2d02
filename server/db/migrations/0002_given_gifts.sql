CREATE TABLE "given_gifts" (
	"gift_hash" text PRIMARY KEY NOT NULL,
	"account_hash" text NOT NULL
);

CREATE TABLE "given_gifts" (
	"gift_hash" text PRIMARY KEY NOT NULL,
	"account_hash" text NOT NULL,
	"row_hash" text NOT NULL,
	"expires_on" text NOT NULL
);

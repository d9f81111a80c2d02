ALTER TABLE "addresses" ADD COLUMN "position" bigint;--> statement-breakpoint
UPDATE "addresses" SET "position" = "old"."place" FROM (SELECT "id", row_number() OVER (ORDER BY "created_at", "id") AS "place" FROM "addresses") AS "old" WHERE "addresses"."id" = "old"."id";--> statement-breakpoint
ALTER TABLE "addresses" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (sequence name "addresses_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
SELECT setval('addresses_position_seq', (SELECT coalesce(max("position"), 0) + 1 FROM "addresses"), false);

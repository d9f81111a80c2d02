-- For addresses that are already there no time is known, so none may count as later than a tap that a phone still has.
ALTER TABLE "addresses" ADD COLUMN "entered_at" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ALTER COLUMN "entered_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "changed_at" jsonb DEFAULT '{}'::jsonb NOT NULL;

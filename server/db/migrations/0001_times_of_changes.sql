ALTER TABLE "addresses" ADD COLUMN "entered_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "changed_at" jsonb DEFAULT '{}'::jsonb NOT NULL;
ALTER TABLE "brands" ADD COLUMN "website" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "expos" ADD COLUMN "entry" text DEFAULT '' NOT NULL;
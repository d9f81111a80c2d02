CREATE TABLE "enquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"sub" text,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"data" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_files" (
	"enquiry_id" text NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "enquiry_files_enquiry_id_position_pk" PRIMARY KEY("enquiry_id","position")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "enquiries_received" ON "enquiries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "enquiry_files_hash" ON "enquiry_files" USING btree ("hash");
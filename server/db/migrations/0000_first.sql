CREATE TABLE "action_ledger" (
	"sub" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"name" text NOT NULL,
	"lane" text NOT NULL,
	"verdict" text NOT NULL,
	"rev" bigint NOT NULL,
	"answer" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "action_ledger_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "action_ledger_sub_key_pk" PRIMARY KEY("sub","key")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"sub" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "cart_items_sub_product_id_pk" PRIMARY KEY("sub","product_id")
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"sub" text NOT NULL,
	"expo_id" text NOT NULL,
	"day" date NOT NULL,
	"checked_in_at" timestamp with time zone NOT NULL,
	"trust" text NOT NULL,
	CONSTRAINT "check_ins_sub_expo_id_day_pk" PRIMARY KEY("sub","expo_id","day")
);
--> statement-breakpoint
CREATE TABLE "expos" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"show_highlights" boolean NOT NULL,
	"show_starbuys" boolean NOT NULL,
	"show_pre_expo_sale" boolean NOT NULL,
	"venue" text NOT NULL,
	"address" text NOT NULL,
	"tagline" text NOT NULL,
	"summary" text NOT NULL,
	"picture" text NOT NULL,
	"schedule" jsonb NOT NULL,
	"programme" jsonb NOT NULL,
	"highlights" jsonb NOT NULL,
	CONSTRAINT "expos_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "feature_flags" (
	"name" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pool_codes" (
	"sub" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pool_codes_sub_purpose_pk" PRIMARY KEY("sub","purpose")
);
--> statement-breakpoint
CREATE TABLE "pool_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pool_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"code" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_sessions" (
	"refresh_token_hash" text PRIMARY KEY NOT NULL,
	"origin_jti" text NOT NULL,
	"sub" text NOT NULL,
	"auth_time" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "pool_sessions_origin_jti_unique" UNIQUE("origin_jti")
);
--> statement-breakpoint
CREATE TABLE "pool_users" (
	"sub" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"salt" text NOT NULL,
	"verifier" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pool_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "shopping_items" (
	"id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"expo_id" text NOT NULL,
	"name" text NOT NULL,
	"booth" text NOT NULL,
	"ticked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"cognito_sub" text NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"profile_verification_status" text DEFAULT 'unverified' NOT NULL,
	"pass_key" text NOT NULL,
	"pass_key_id" text NOT NULL,
	"rev" bigint DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_cognito_sub_unique" UNIQUE("cognito_sub")
);
--> statement-breakpoint
CREATE INDEX "action_ledger_age" ON "action_ledger" USING btree ("delivered_at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("sub","read_at");--> statement-breakpoint
CREATE INDEX "pool_mails_email" ON "pool_mails" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pool_sessions_sub" ON "pool_sessions" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "shopping_items_owner" ON "shopping_items" USING btree ("sub","expo_id");
CREATE TABLE "deleted_accounts" (
	"account_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"label" text NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"is_default" boolean NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "addresses_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "agenda_talks" (
	"sub" text NOT NULL,
	"expo_id" text NOT NULL,
	"talk_id" text NOT NULL,
	"talk" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agenda_talks_sub_expo_id_talk_id_pk" PRIMARY KEY("sub","expo_id","talk_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"stage" text NOT NULL,
	"summary" text NOT NULL,
	"author" text NOT NULL,
	"published_on" date NOT NULL,
	"reading_minutes" integer NOT NULL,
	"body" text NOT NULL,
	"brand_slugs" text[] NOT NULL,
	"product_slugs" text[] NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booth_visits" (
	"sub" text NOT NULL,
	"expo_id" text NOT NULL,
	"booth" text NOT NULL,
	"is_visited" boolean NOT NULL,
	CONSTRAINT "booth_visits_sub_expo_id_booth_pk" PRIMARY KEY("sub","expo_id","booth")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"slug" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"tagline" text NOT NULL,
	"category" text NOT NULL,
	"category_id" text NOT NULL,
	"country" text NOT NULL,
	"since" integer,
	"website" text DEFAULT '' NOT NULL,
	"story" text NOT NULL,
	"deals" jsonb NOT NULL,
	"letter" text NOT NULL,
	"sort_key" text NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "brands_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "withdrawn_brands" (
	"id" text PRIMARY KEY NOT NULL,
	"card" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"sub" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "cart_items_sub_product_id_pk" PRIMARY KEY("sub","product_id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"rank" integer NOT NULL
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
CREATE TABLE "questions" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"author" text NOT NULL,
	"stage" text NOT NULL,
	"asked_on" date NOT NULL,
	"answers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_groups" (
	"slug" text PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL,
	"name" text NOT NULL,
	"stage" text NOT NULL,
	"area" text NOT NULL,
	"languages" text[] NOT NULL,
	"meets_when" text NOT NULL,
	"meets_where" text NOT NULL,
	"about" text NOT NULL,
	"how_to_join" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_addresses" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "content_addresses_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"organiser" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"taken_in_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"updated_on" date NOT NULL,
	"sections" jsonb NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "booths" (
	"id" text NOT NULL,
	"expo_slug" text NOT NULL,
	"booth" text NOT NULL,
	"hall" text NOT NULL,
	"brand_slug" text NOT NULL,
	"is_off_plan" boolean NOT NULL,
	CONSTRAINT "booths_expo_slug_booth_brand_slug_pk" PRIMARY KEY("expo_slug","booth","brand_slug"),
	CONSTRAINT "booths_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "hall_plans" (
	"expo_slug" text NOT NULL,
	"hall" text NOT NULL,
	"plan" jsonb NOT NULL,
	CONSTRAINT "hall_plans_expo_slug_hall_pk" PRIMARY KEY("expo_slug","hall")
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
	"entry" text DEFAULT '' NOT NULL,
	"picture" text NOT NULL,
	"schedule" jsonb NOT NULL,
	"programme" jsonb NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"highlights" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journeys" (
	"sub" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"slug" text PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL,
	"group" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feature_flags" (
	"name" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_follows" (
	"sub" text NOT NULL,
	"brand_id" text NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_follows_sub_brand_id_pk" PRIMARY KEY("sub","brand_id")
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"code" text NOT NULL,
	"value_sen" integer NOT NULL,
	"balance_sen" integer NOT NULL,
	"from_name" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"expires_on" date NOT NULL
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
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kids_places" (
	"slug" text PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL,
	"name" text NOT NULL,
	"region" text NOT NULL,
	"area" text NOT NULL,
	"age_from" integer NOT NULL,
	"age_to" integer NOT NULL,
	"kind" text NOT NULL,
	"summary" text NOT NULL,
	"hours" text NOT NULL,
	"price_note" text NOT NULL
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
CREATE TABLE "media" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"outlet" text NOT NULL,
	"published_on" date NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moments" (
	"id" text PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL,
	"caption" text NOT NULL,
	"expo_slug" text NOT NULL,
	"taken_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"sub" text NOT NULL,
	"order_id" text NOT NULL,
	"line" integer NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"brand_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_sen" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_line_pk" PRIMARY KEY("order_id","line")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"number" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"collect_expo_id" text,
	"collect_note" text DEFAULT '' NOT NULL,
	"send_to" text[],
	"discount_sen" integer NOT NULL,
	"delivery_sen" integer NOT NULL,
	"gift_card_sen" integer NOT NULL,
	"total_sen" integer NOT NULL,
	"points_earned" integer NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"team" text NOT NULL,
	"place" text NOT NULL,
	"type" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"salary" jsonb NOT NULL,
	"posted_on" date NOT NULL,
	"closes_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"slug" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"rank" integer NOT NULL,
	"name" text NOT NULL,
	"brand_slug" text NOT NULL,
	"category" text NOT NULL,
	"category_id" text NOT NULL,
	"price_sen" integer NOT NULL,
	"list_price_sen" integer,
	"saving_percent" integer NOT NULL,
	"age_from" integer,
	"age_to" integer,
	"description" text NOT NULL,
	"details" jsonb NOT NULL,
	"stock_note" text NOT NULL,
	"sort_key" text NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "products_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "star_buys" (
	"expo_slug" text NOT NULL,
	"product_slug" text NOT NULL,
	"price_sen" integer NOT NULL,
	"saving_percent" integer NOT NULL,
	"stock_limit" integer,
	CONSTRAINT "star_buys_expo_slug_product_slug_pk" PRIMARY KEY("expo_slug","product_slug")
);
--> statement-breakpoint
CREATE TABLE "withdrawn_products" (
	"id" text PRIMARY KEY NOT NULL,
	"card" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earning_ways" (
	"slug" text PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"points" integer NOT NULL,
	"unit" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_tiers" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"from_points" integer NOT NULL,
	"perks" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"slug" text PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"category" text NOT NULL,
	"points_cost" integer NOT NULL,
	"availability" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_invitations" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"list_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "list_members" (
	"list_id" text NOT NULL,
	"sub" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "list_members_list_id_sub_pk" PRIMARY KEY("list_id","sub")
);
--> statement-breakpoint
CREATE TABLE "shared_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"expo_id" text NOT NULL,
	CONSTRAINT "shared_lists_owner" UNIQUE("sub","expo_id")
);
--> statement-breakpoint
CREATE TABLE "shopping_budgets" (
	"sub" text NOT NULL,
	"expo_id" text NOT NULL,
	"sen" integer,
	"stamp" jsonb NOT NULL,
	CONSTRAINT "shopping_budgets_sub_expo_id_pk" PRIMARY KEY("sub","expo_id")
);
--> statement-breakpoint
CREATE TABLE "shopping_items" (
	"id" text NOT NULL,
	"sub" text NOT NULL,
	"expo_id" text NOT NULL,
	"name" text NOT NULL,
	"booth" text DEFAULT '' NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"price_sen" integer,
	"come_back" boolean DEFAULT false NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"ticked" boolean DEFAULT false NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"stamps" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "shopping_items_sub_expo_id_id_pk" PRIMARY KEY("sub","expo_id","id")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"title" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
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
	"phone" text DEFAULT '' NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_cognito_sub_unique" UNIQUE("cognito_sub")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"terms" text NOT NULL,
	"brand_id" text,
	"off_sen" integer,
	"off_percent" integer,
	"min_spend_sen" integer NOT NULL,
	"expires_on" date NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"sub" text NOT NULL,
	"product_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_items_sub_product_id_pk" PRIMARY KEY("sub","product_id")
);
--> statement-breakpoint
ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_invitations" ADD CONSTRAINT "list_invitations_list_id_shared_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shared_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_members" ADD CONSTRAINT "list_members_list_id_shared_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shared_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_ledger_age" ON "action_ledger" USING btree ("delivered_at");--> statement-breakpoint
CREATE INDEX "addresses_owner" ON "addresses" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "articles_latest" ON "articles" USING btree ("published_on","slug");--> statement-breakpoint
CREATE INDEX "articles_of_stage" ON "articles" USING btree ("stage","published_on","slug");--> statement-breakpoint
CREATE INDEX "brands_by_name" ON "brands" USING btree ("sort_key","slug");--> statement-breakpoint
CREATE INDEX "questions_latest" ON "questions" USING btree ("asked_on","slug");--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "enquiries_received" ON "enquiries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "enquiry_files_hash" ON "enquiry_files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "booths_of_brand" ON "booths" USING btree ("brand_slug");--> statement-breakpoint
CREATE UNIQUE INDEX "listed_expo_slugs" ON "expos" USING btree ("slug") WHERE not "expos"."is_withdrawn";--> statement-breakpoint
CREATE INDEX "gift_cards_owner" ON "gift_cards" USING btree ("sub","expires_on");--> statement-breakpoint
CREATE INDEX "pool_sessions_sub" ON "pool_sessions" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("sub","read_at");--> statement-breakpoint
CREATE INDEX "notifications_latest" ON "notifications" USING btree ("sub","created_at","id");--> statement-breakpoint
CREATE INDEX "pool_mails_email" ON "pool_mails" USING btree ("email");--> statement-breakpoint
CREATE INDEX "moments_in_order" ON "moments" USING btree ("rank","id");--> statement-breakpoint
CREATE INDEX "moments_of_expo" ON "moments" USING btree ("expo_slug","rank","id");--> statement-breakpoint
CREATE INDEX "order_lines_owner" ON "order_lines" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("sub","placed_at");--> statement-breakpoint
CREATE INDEX "products_by_rank" ON "products" USING btree ("rank","slug");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_sen","slug");--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree ("category_id","rank","slug");--> statement-breakpoint
CREATE INDEX "products_of_brand" ON "products" USING btree ("brand_slug","rank","slug");--> statement-breakpoint
CREATE INDEX "star_buys_of_product" ON "star_buys" USING btree ("product_slug");--> statement-breakpoint
CREATE INDEX "list_invitations_list" ON "list_invitations" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "list_invitations_age" ON "list_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "list_members_visitor" ON "list_members" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "shopping_items_id" ON "shopping_items" USING btree ("sub","id");--> statement-breakpoint
CREATE INDEX "transactions_owner" ON "transactions" USING btree ("sub","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_reason" ON "transactions" USING btree ("sub","reason");--> statement-breakpoint
CREATE INDEX "vouchers_owner" ON "vouchers" USING btree ("sub","expires_on");
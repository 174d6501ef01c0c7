-- Calls that were running when their process died; they left nothing else.
DELETE FROM "idempotency_keys" WHERE "answer" IS NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_user_id_endpoint_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_endpoint_key_request_hash_pk" PRIMARY KEY("user_id","endpoint","key","request_hash");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_no" text;--> statement-breakpoint
UPDATE "orders" SET "pay_no" = (
  SELECT "payments"."pay_no" FROM "payments"
  WHERE "payments"."status" = 'paid' AND "payments"."order_numbers" @> ARRAY["orders"."order_number"]
  ORDER BY "payments"."created_at" LIMIT 1
) WHERE "orders"."paid_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_secondary_category_id_categories_id_fk" FOREIGN KEY ("secondary_category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_primary_category_id_categories_id_fk" FOREIGN KEY ("primary_category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprises" ADD CONSTRAINT "enterprises_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_selected_shop_id_shops_id_fk" FOREIGN KEY ("selected_shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_prod_id_products_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pay_no_payments_pay_no_fk" FOREIGN KEY ("pay_no") REFERENCES "public"."payments"("pay_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "balance_ledger_payment" ON "balance_ledger" USING btree ("pay_no") WHERE "balance_ledger"."source" = 'payment';--> statement-breakpoint
CREATE UNIQUE INDEX "users_account_lower" ON "users" USING btree (lower("account"));--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("pay_no");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_score" CHECK ("comments"."score" between 1 and 5);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_amounts" CHECK ("products"."price_fen" >= 0 and "products"."ori_price_fen" >= 0 and "products"."score_price" >= 0 and "products"."sold_num" >= 0 and "products"."comment_num" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_counts" CHECK ("products"."min_count" >= 1 and "products"."step_count" >= 1);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_states" CHECK ("products"."status" in (-1, 0, 1, 2, 6) and "products"."mold" in (0, 1, 2) and "products"."prod_type" in (0, 1, 2, 3, 5));--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_freight" CHECK ("shops"."freight_fen" >= 0 and "shops"."free_freight_fen" >= 0);--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_states" CHECK ("shops"."status" in (-1, 0, 1, 2, 3, 4, 5) and "shops"."shop_type" in (1, 2));--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_amounts" CHECK ("skus"."price_fen" >= 0 and "skus"."ori_price_fen" >= 0 and "skus"."stocks" >= 0 and "skus"."weight_grams" >= 0);--> statement-breakpoint
ALTER TABLE "balance_ledger" ADD CONSTRAINT "balance_ledger_change" CHECK ("balance_ledger"."change_fen" <> 0 and "balance_ledger"."source" in ('payment', 'topUp', 'refund', 'platform'));--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_change" CHECK ("point_ledger"."change" <> 0 and "point_ledger"."source" in ('order', 'spent', 'returned', 'lapsed', 'checkIn', 'exchange'));--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_tries" CHECK ("sms_codes"."wrong_tries" >= 0);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_accounts" CHECK ("users"."points" >= 0 and "users"."balance_fen" >= 0 and "users"."growth" >= 0 and "users"."member_level" >= 1);--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_kind" CHECK ("activities"."kind" in ('seckill', 'grouping', 'special') and "activities"."team_size" >= 0);--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_time" CHECK ("activities"."starts_at" < "activities"."ends_at");--> statement-breakpoint
ALTER TABLE "activity_items" ADD CONSTRAINT "activity_items_amounts" CHECK ("activity_items"."price_fen" >= 0 and "activity_items"."per_user" >= 0);--> statement-breakpoint
ALTER TABLE "activity_items" ADD CONSTRAINT "activity_items_left" CHECK ("activity_items"."left_count" between 0 and "activity_items"."total");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_amounts" CHECK ("coupons"."threshold_fen" >= 0 and "coupons"."reduce_fen" >= 1 and "coupons"."per_user" >= 1);--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_left" CHECK ("coupons"."left_count" between 0 and "coupons"."total");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_time" CHECK ("coupons"."starts_at" < "coupons"."ends_at");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_scope" CHECK ("coupons"."scope" in ('platform', 'category', 'shop', 'product'));--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_status" CHECK ("user_coupons"."status" in (1, 2));--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_used" CHECK (("user_coupons"."status" = 2) = ("user_coupons"."used_at" is not null) and (not ("user_coupons"."submit_id" is not null) or ("user_coupons"."used_at" is not null)));--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_amounts" CHECK ("cart_lines"."count" >= 1 and "cart_lines"."version" >= 1 and "cart_lines"."price_fen_then" >= 0);--> statement-breakpoint
ALTER TABLE "order_confirms" ADD CONSTRAINT "order_confirms_total" CHECK ("order_confirms"."total_fen" >= 0);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_amounts" CHECK ("order_items"."count" >= 1 and "order_items"."price_fen" >= 0 and "order_items"."share_fen" >= 0 and "order_items"."actual_fen" >= 0 and "order_items"."total_fen" = "order_items"."price_fen" * "order_items"."count" and "order_items"."actual_fen" = "order_items"."total_fen" - "order_items"."share_fen");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK ("orders"."goods_fen" >= 0 and "orders"."freight_fen" >= 0 and "orders"."coupon_fen" >= 0 and "orders"."points_fen" >= 0 and "orders"."points_used" >= 0 and "orders"."actual_fen" >= 0 and "orders"."actual_fen" = "orders"."goods_fen" + "orders"."freight_fen" - "orders"."coupon_fen" - "orders"."points_fen");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_states" CHECK ("orders"."status" in (1, 2, 3, 4, 5, 6, 7, 8) and "orders"."order_type" in (0, 1, 2, 3) and "orders"."mold" in (0, 1, 2) and "orders"."dvy_type" in (1, 2, 3, 4) and "orders"."refund_status" in (0, 1, 2) and "orders"."pay_type" in (0, 2, 3, 9));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_moments" CHECK ((not ("orders"."status" = 1) or ("orders"."paid_at" is null)) and (not ("orders"."status" in (2, 7, 3, 4, 5, 8)) or ("orders"."paid_at" is not null)) and (not ("orders"."status" in (3, 4, 5, 8)) or ("orders"."shipped_at" is not null)) and (not ("orders"."status" in (4, 5, 8)) or ("orders"."received_at" is not null)) and ("orders"."status" = 6) = ("orders"."canceled_at" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_made" CHECK (("orders"."paid_at" is null) = ("orders"."pay_type" is null) and (not ("orders"."pay_no" is not null) or ("orders"."paid_at" is not null)) and (not ("orders"."paid_at" is not null and "orders"."actual_fen" > 0) or ("orders"."pay_no" is not null)));--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_state" CHECK ("parcels"."state" in (0, 1, 2, 201, 3, 4));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount" CHECK ("payments"."amount_fen" >= 0 and cardinality("payments"."order_numbers") > 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_states" CHECK ("payments"."status" in ('waiting', 'scanned', 'paid', 'failed', 'expired', 'closed') and "payments"."pay_type" in (0, 2, 3, 9));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_paid" CHECK (("payments"."status" = 'paid') = ("payments"."paid_at" is not null));
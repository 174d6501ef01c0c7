CREATE TABLE "discounts" (
	"activity_id" bigint PRIMARY KEY NOT NULL,
	"shop_id" bigint NOT NULL,
	"prod_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"is_every" boolean DEFAULT false NOT NULL,
	"steps" jsonb NOT NULL,
	CONSTRAINT "discounts_steps" CHECK (jsonb_array_length("discounts"."steps") > 0 and (not ("discounts"."is_every") or (jsonb_array_length("discounts"."steps") = 1)))
);
--> statement-breakpoint
ALTER TABLE "activities" DROP CONSTRAINT "activities_kind";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts";--> statement-breakpoint
DROP INDEX "cart_lines_sku";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "combo_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_confirms" ADD COLUMN "gift_pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "valid_days" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "member_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "combo_id" bigint;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "gift_of" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discounts_shop" ON "discounts" USING btree ("shop_id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_combo_id_combos_id_fk" FOREIGN KEY ("combo_id") REFERENCES "public"."combos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_gift_of_activities_id_fk" FOREIGN KEY ("gift_of") REFERENCES "public"."activities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_sku" ON "cart_lines" USING btree ("user_id","enterprise_id","sku_id","combo_id");--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_kind" CHECK ("activities"."kind" in ('seckill', 'grouping', 'special', 'spendSave', 'gift') and "activities"."team_size" >= 0);--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_days" CHECK ("coupons"."valid_days" >= 1);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK ("orders"."goods_fen" >= 0 and "orders"."freight_fen" >= 0 and "orders"."discount_fen" >= 0 and "orders"."coupon_fen" >= 0 and "orders"."points_fen" >= 0 and "orders"."points_used" >= 0 and "orders"."actual_fen" >= 0 and "orders"."actual_fen" = "orders"."goods_fen" + "orders"."freight_fen" - "orders"."discount_fen" - "orders"."coupon_fen" - "orders"."points_fen" and "orders"."refunded_fen" between 0 and "orders"."actual_fen" and "orders"."refunded_points" between 0 and "orders"."points_used");
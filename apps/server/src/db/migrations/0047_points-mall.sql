CREATE TABLE "points_goods" (
	"prod_id" bigint PRIMARY KEY NOT NULL,
	"per_user" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "points_goods_counts" CHECK ("points_goods"."per_user" >= 0 and "points_goods"."total" >= 0 and "points_goods"."taken" >= 0),
	CONSTRAINT "points_goods_total" CHECK ("points_goods"."taken" <= "points_goods"."total")
);
--> statement-breakpoint
ALTER TABLE "skus" DROP CONSTRAINT "skus_amounts";--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_amounts";--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "score_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "score_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "points_goods" ADD CONSTRAINT "points_goods_prod_id_products_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_amounts" CHECK ("skus"."price_fen" >= 0 and "skus"."ori_price_fen" >= 0 and "skus"."member_price_fen" >= 0 and "skus"."score_price" >= 0 and "skus"."stocks" >= 0 and "skus"."weight_grams" >= 0);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_amounts" CHECK ("order_items"."count" >= 1 and "order_items"."price_fen" >= 0 and "order_items"."member_saved_fen" >= 0 and "order_items"."score_price" >= 0 and "order_items"."share_fen" >= 0 and "order_items"."actual_fen" >= 0 and "order_items"."total_fen" = "order_items"."price_fen" * "order_items"."count" and "order_items"."actual_fen" = "order_items"."total_fen" - "order_items"."share_fen" and "order_items"."refunded_count" between 0 and "order_items"."count" and "order_items"."restocked_count" between 0 and "order_items"."count");--> statement-breakpoint
UPDATE "skus" SET "score_price" = p."score_price" FROM "products" p WHERE p."id" = "skus"."prod_id" AND p."prod_type" = 3;--> statement-breakpoint
UPDATE "order_items" SET "score_price" = o."points_used" / "order_items"."count" FROM "orders" o
  WHERE o."order_number" = "order_items"."order_number" AND o."order_type" = 3;--> statement-breakpoint
INSERT INTO "points_goods" ("prod_id", "taken")
  SELECT p."id", coalesce((SELECT sum(i."count") FROM "order_items" i JOIN "orders" o ON o."order_number" = i."order_number"
    WHERE i."prod_id" = p."id" AND o."order_type" = 3 AND o."status" <> 6), 0) FROM "products" p WHERE p."prod_type" = 3;

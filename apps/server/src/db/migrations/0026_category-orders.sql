DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_secondary";--> statement-breakpoint
ALTER TABLE "products" drop column "sample";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sample" smallint GENERATED ALWAYS AS (((id & 16777215) * 2654435761 >> 20) & 255) STORED;--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","status","price_fen");--> statement-breakpoint
CREATE INDEX "products_secondary_price" ON "products" USING btree ("secondary_category_id","status","price_fen");--> statement-breakpoint
CREATE INDEX "products_primary" ON "products" USING btree ("primary_category_id","status","sold_num");--> statement-breakpoint
CREATE INDEX "products_primary_price" ON "products" USING btree ("primary_category_id","status","price_fen","secondary_category_id","category_id","brand_id","shop_id","prod_type","in_stock","sample","id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","status","sold_num");--> statement-breakpoint
CREATE INDEX "products_secondary" ON "products" USING btree ("secondary_category_id","status","sold_num");--> statement-breakpoint
CREATE INDEX "products_sample" ON "products" USING btree ("sample");--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING btree ("sample","primary_category_id","secondary_category_id","category_id","brand_id","shop_id","status","prod_type","in_stock","price_fen","id");--> statement-breakpoint
CREATE STATISTICS "products_categories" (dependencies) ON "primary_category_id", "secondary_category_id", "category_id" FROM "products";

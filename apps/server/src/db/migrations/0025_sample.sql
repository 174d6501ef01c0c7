DROP INDEX "products_facets";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sample" smallint GENERATED ALWAYS AS (((id & 16777215) * 2654435761 >> 20) & 63) STORED;--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id","status");--> statement-breakpoint
CREATE INDEX "products_sample" ON "products" USING btree ("sample");--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING btree ("sample","primary_category_id","secondary_category_id","category_id","brand_id","shop_id","status","prod_type","in_stock","price_fen","id");
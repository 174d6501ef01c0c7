ALTER TABLE "products" ADD COLUMN "search_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_search_version" ON "products" USING btree ("search_version");--> statement-breakpoint
-- Whatever writes what a product is found by, it is indexed anew soon after (modules/search/index-anew.ts).
CREATE FUNCTION "product_is_read_anew"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search_version" := 0;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_read_anew" BEFORE UPDATE OF "name", "brand_id", "category_id", "secondary_category_id", "primary_category_id", "shop_id", "parameters" ON "products"
FOR EACH ROW WHEN (
  NEW."search_words" IS NOT DISTINCT FROM OLD."search_words" AND
  (NEW."name", NEW."brand_id", NEW."category_id", NEW."secondary_category_id", NEW."primary_category_id", NEW."shop_id", NEW."parameters")
    IS DISTINCT FROM
  (OLD."name", OLD."brand_id", OLD."category_id", OLD."secondary_category_id", OLD."primary_category_id", OLD."shop_id", OLD."parameters")
) EXECUTE FUNCTION "product_is_read_anew"();--> statement-breakpoint
CREATE FUNCTION "products_of_skus_are_read_anew"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "products" SET "search_version" = 0 WHERE "search_version" <> 0 AND "id" IN (SELECT "prod_id" FROM "changed");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "skus_come" AFTER INSERT ON "skus" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT WHEN (current_setting('tradehall.indexed', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "products_of_skus_are_read_anew"();--> statement-breakpoint
CREATE TRIGGER "skus_go" AFTER DELETE ON "skus" REFERENCING OLD TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "products_of_skus_are_read_anew"();--> statement-breakpoint
CREATE FUNCTION "products_named_by_it_are_read_anew"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'skus' THEN UPDATE "products" SET "search_version" = 0 WHERE "id" IN (NEW."prod_id", OLD."prod_id");
    WHEN 'brands' THEN UPDATE "products" SET "search_version" = 0 WHERE "brand_id" = NEW."id";
    WHEN 'shops' THEN UPDATE "products" SET "search_version" = 0 WHERE "shop_id" = NEW."id";
    ELSE UPDATE "products" SET "search_version" = 0
      WHERE NEW."id" IN ("category_id", "secondary_category_id", "primary_category_id");
  END CASE;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "skus_read_anew" AFTER UPDATE OF "prod_id", "values", "party_code", "disabled" ON "skus" FOR EACH ROW
WHEN ((NEW."prod_id", NEW."values", NEW."party_code", NEW."disabled") IS DISTINCT FROM (OLD."prod_id", OLD."values", OLD."party_code", OLD."disabled"))
EXECUTE FUNCTION "products_named_by_it_are_read_anew"();--> statement-breakpoint
CREATE TRIGGER "brands_read_anew" AFTER UPDATE OF "name" ON "brands" FOR EACH ROW
WHEN (NEW."name" IS DISTINCT FROM OLD."name") EXECUTE FUNCTION "products_named_by_it_are_read_anew"();--> statement-breakpoint
CREATE TRIGGER "shops_read_anew" AFTER UPDATE OF "name" ON "shops" FOR EACH ROW
WHEN (NEW."name" IS DISTINCT FROM OLD."name") EXECUTE FUNCTION "products_named_by_it_are_read_anew"();--> statement-breakpoint
CREATE TRIGGER "categories_read_anew" AFTER UPDATE OF "name" ON "categories" FOR EACH ROW
WHEN (NEW."name" IS DISTINCT FROM OLD."name") EXECUTE FUNCTION "products_named_by_it_are_read_anew"();

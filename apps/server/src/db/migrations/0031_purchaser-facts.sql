ALTER TABLE "shops" DROP CONSTRAINT "shops_freight";--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "lead_days" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "maker_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "pack" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "maker_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "skus_maker_code" ON "skus" USING btree ("maker_code");--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_freight" CHECK ("shops"."freight_fen" >= 0 and "shops"."free_freight_fen" >= 0 and "shops"."lead_days" >= 0);--> statement-breakpoint
DROP TRIGGER "skus_read_anew" ON "skus";--> statement-breakpoint
CREATE TRIGGER "skus_read_anew" AFTER UPDATE OF "prod_id", "values", "party_code", "maker_code", "disabled" ON "skus" FOR EACH ROW
WHEN ((NEW."prod_id", NEW."values", NEW."party_code", NEW."maker_code", NEW."disabled") IS DISTINCT FROM (OLD."prod_id", OLD."values", OLD."party_code", OLD."maker_code", OLD."disabled"))
EXECUTE FUNCTION "products_named_by_it_are_read_anew"();

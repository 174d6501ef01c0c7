ALTER TABLE "point_ledger" ADD COLUMN "lapsed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "activity_id" bigint;--> statement-breakpoint
CREATE INDEX "point_ledger_expiry" ON "point_ledger" USING btree ("expires_at") WHERE "point_ledger"."lapsed_at" is null;--> statement-breakpoint
CREATE INDEX "order_items_activity" ON "order_items" USING btree ("activity_id","sku_id") WHERE "order_items"."activity_id" is not null;
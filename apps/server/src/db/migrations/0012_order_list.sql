ALTER TABLE "orders" ADD COLUMN "po_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "trashed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_enterprise" ON "orders" USING btree ("enterprise_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_trash" ON "orders" USING btree ("trashed_at") WHERE "orders"."trashed_at" is not null and not "orders"."is_deleted";
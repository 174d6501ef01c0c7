CREATE TABLE "awaited_skus" (
	"user_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "awaited_skus_user_id_sku_id_pk" PRIMARY KEY("user_id","sku_id")
);
--> statement-breakpoint
ALTER TABLE "awaited_skus" ADD CONSTRAINT "awaited_skus_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awaited_skus" ADD CONSTRAINT "awaited_skus_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "awaited_skus_sku" ON "awaited_skus" USING btree ("sku_id");
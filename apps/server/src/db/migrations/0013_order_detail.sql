ALTER TABLE "orders" ADD COLUMN "codes_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "contents" jsonb DEFAULT '[]'::jsonb NOT NULL;
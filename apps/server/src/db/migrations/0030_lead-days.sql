ALTER TABLE "shops" DROP CONSTRAINT "shops_freight";--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "lead_days" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_freight" CHECK ("shops"."freight_fen" >= 0 and "shops"."free_freight_fen" >= 0 and "shops"."lead_days" >= 0);
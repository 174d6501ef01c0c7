ALTER TABLE "collections" ADD COLUMN "added_price_fen" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "keeps_footprints" boolean DEFAULT true NOT NULL;
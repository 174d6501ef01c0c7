ALTER TABLE "comments" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "follow_up" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "follow_up_pictures" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "follow_up_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_line" ON "comments" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_follow_up" CHECK (("comments"."follow_up" is null) = ("comments"."follow_up_at" is null));
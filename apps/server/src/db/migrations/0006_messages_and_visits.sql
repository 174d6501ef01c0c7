DROP INDEX "flow_logs_visit";--> statement-breakpoint
ALTER TABLE "notify_logs" ALTER COLUMN "title" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "notify_logs" ALTER COLUMN "content" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notify_logs" ADD COLUMN "type" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "notify_logs" ADD COLUMN "event" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notify_logs" ADD COLUMN "values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notify_logs" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
DELETE FROM "flow_logs" AS later USING "flow_logs" AS first
WHERE later."uuid_session" = first."uuid_session" AND later."step" = first."step" AND later."id" > first."id"
AND later."visit_type" = 1 AND first."visit_type" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "flow_logs_visit" ON "flow_logs" USING btree ("uuid_session","step") WHERE "flow_logs"."visit_type" = 1;
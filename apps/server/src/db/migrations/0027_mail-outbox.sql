ALTER TABLE "mails" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "try_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "mails" SET "sent_at" = "created_at", "try_at" = "created_at";--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "try_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("try_at") WHERE "mails"."sent_at" is null;

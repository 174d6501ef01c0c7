-- Growth that accounts had is the first row of their ledger.
INSERT INTO "growth_ledger" ("user_id", "change", "source", "created_at") SELECT "id", "growth", 'opening', "created_at" FROM "users" WHERE "growth" > 0;--> statement-breakpoint
-- Who was a paid member without an end stays one, of a level that is not sold; its name is in Chinese and English.
INSERT INTO "member_levels" ("kind", "rank", "name", "is_recruiting", "free_freight") SELECT 'paid', 1, '{"zh_CN": "\u4ed8\u8d39\u4f1a\u5458", "en": "Paid member"}', false, true WHERE EXISTS (SELECT FROM "users" WHERE "paid_member");--> statement-breakpoint
UPDATE "users" SET "paid_level_id" = (SELECT "id" FROM "member_levels" WHERE "kind" = 'paid' AND "rank" = 1), "member_ends_at" = '2099-12-31T16:00:00Z' WHERE "paid_member";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "paid_member";

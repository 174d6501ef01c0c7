ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amounts";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_states";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_moments";--> statement-breakpoint
DROP INDEX "balance_ledger_refund";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deposit_fen" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deposit_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deposit_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "balance_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "balance_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "deposit_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_pay_type" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ship_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_told" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_pay_no" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_deposit_pay_no_payments_pay_no_fk" FOREIGN KEY ("deposit_pay_no") REFERENCES "public"."payments"("pay_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_deposit_payment" ON "orders" USING btree ("deposit_pay_no") WHERE "orders"."deposit_pay_no" is not null;--> statement-breakpoint
CREATE INDEX "orders_balance" ON "orders" USING btree ("balance_from") WHERE "orders"."status" = 9;--> statement-breakpoint
CREATE UNIQUE INDEX "balance_ledger_refund" ON "balance_ledger" USING btree ("refund_sn","pay_no");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_deposit" CHECK (num_nonnulls("products"."deposit_fen", "products"."deposit_from", "products"."deposit_to", "products"."balance_from", "products"."balance_to") in (0, 5) and ("products"."deposit_fen" is null or "products"."pre_sell" and "products"."tier_prices" = '[]'::jsonb) and "products"."deposit_fen" > 0 and "products"."deposit_fen" < "products"."price_fen" and "products"."deposit_from" < "products"."deposit_to" and "products"."deposit_to" <= "products"."balance_from" and "products"."balance_from" < "products"."balance_to");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amounts" CHECK ("refunds"."amount_fen" >= 0 and "refunds"."freight_fen" >= 0 and "refunds"."deposit_fen" >= 0 and "refunds"."points" >= 0 and "refunds"."freight_fen" <= "refunds"."amount_fen" and "refunds"."deposit_fen" <= "refunds"."amount_fen");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_deposit" CHECK ("orders"."deposit_fen" >= 0 and ("orders"."deposit_fen" > 0) = ("orders"."order_type" = 4) and (not ("orders"."deposit_fen" > 0) or ("orders"."deposit_fen" < "orders"."actual_fen" and num_nonnulls("orders"."balance_from", "orders"."balance_to") = 2 and "orders"."balance_from" < "orders"."balance_to")) and num_nonnulls("orders"."deposit_pay_type", "orders"."deposit_pay_no", "orders"."deposit_paid_at") in (0, 3) and (not ("orders"."deposit_paid_at" is not null) or ("orders"."deposit_fen" > 0)) and (not ("orders"."status" = 9 or ("orders"."deposit_fen" > 0 and "orders"."paid_at" is not null)) or ("orders"."deposit_paid_at" is not null)));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_states" CHECK ("orders"."status" in (1, 2, 3, 4, 5, 6, 7, 8, 9) and "orders"."order_type" in (0, 1, 2, 3, 4) and "orders"."mold" in (0, 1, 2) and "orders"."dvy_type" in (1, 2, 3, 4) and "orders"."refund_status" in (0, 1, 2, 3) and "orders"."invoice_status" in (0, 1, 2, 3, 4) and "orders"."pay_type" in (0, 2, 3, 9));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_moments" CHECK ((not ("orders"."status" in (1, 9)) or ("orders"."paid_at" is null)) and (not ("orders"."status" in (2, 7, 3, 4, 5, 8)) or ("orders"."paid_at" is not null)) and (not ("orders"."status" in (3, 4, 5, 8)) or ("orders"."shipped_at" is not null)) and (not ("orders"."status" in (4, 5, 8)) or ("orders"."received_at" is not null)) and ("orders"."status" = 6) = ("orders"."canceled_at" is not null));
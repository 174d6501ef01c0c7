CREATE TABLE "credit_repayments" (
	"repayment_no" text PRIMARY KEY NOT NULL,
	"enterprise_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"excess_fen" bigint DEFAULT 0 NOT NULL,
	"order_numbers" text[] DEFAULT '{}'::text[] NOT NULL,
	"pay_type" integer NOT NULL,
	"status" text NOT NULL,
	"qr_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "credit_repayments_amount" CHECK ("credit_repayments"."amount_fen" >= 1 and "credit_repayments"."excess_fen" >= 0),
	CONSTRAINT "credit_repayments_states" CHECK ("credit_repayments"."status" in ('waiting', 'scanned', 'paid', 'failed', 'expired', 'closed') and "credit_repayments"."pay_type" in (0, 2, 3, 9, 21, 22)),
	CONSTRAINT "credit_repayments_paid" CHECK (("credit_repayments"."status" = 'paid') = ("credit_repayments"."paid_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "told" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_repayments" ADD CONSTRAINT "credit_repayments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_repayments_line" ON "credit_repayments" USING btree ("enterprise_id","shop_id","created_at");--> statement-breakpoint
CREATE INDEX "credit_repayments_user" ON "credit_repayments" USING btree ("user_id");
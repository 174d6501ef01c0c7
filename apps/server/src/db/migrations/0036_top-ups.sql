CREATE TABLE "top_ups" (
	"pay_no" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"pay_type" integer NOT NULL,
	"status" text NOT NULL,
	"qr_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "top_ups_amount" CHECK ("top_ups"."amount_fen" >= 1),
	CONSTRAINT "top_ups_states" CHECK ("top_ups"."status" in ('waiting', 'scanned', 'paid', 'failed', 'expired', 'closed') and "top_ups"."pay_type" in (0, 2, 3, 9)),
	CONSTRAINT "top_ups_paid" CHECK (("top_ups"."status" = 'paid') = ("top_ups"."paid_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "top_ups_user" ON "top_ups" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "balance_ledger_top_up" ON "balance_ledger" USING btree ("pay_no") WHERE "balance_ledger"."source" = 'topUp';
/**
 * The one order in which transactions lock rows, so that no two wait for each other for good. Every test of the server is
 * held to it (testing/held-to-lock-order.ts).
 *
 * 1. Who locks one of `lockOrder` locks none that is before it afterwards.
 * 2. Several rows of one table are locked by rising id: by a sorted `select … for update`, or one after another.
 * 3. What is `under` a parent is locked after it, then in any order: all who want it have waited at the parent.
 *
 * Rows that a transaction has made itself lock nothing, and what is taken with `skip locked` or `nowait` waits for nothing. Foreign
 * keys lock the rows they name against deletion alone, which no call does to any of these.
 */

/** Names of tables; `names` and `carts` are advisory locks (db/name-lock.ts, modules/cart/rows.ts). */
export const lockOrder = [
  "idempotency_keys",
  "names",
  "mobile_proofs",
  "teams",
  "users",
  "conversations",
  "sign_in_failures",
  "credit_lines",
  "skus",
  "products",
  "points_goods",
  "activity_items",
  "coupons",
  "carts",
] as const;

type Parent = (typeof lockOrder)[number];

/** What belongs to one parent. */
export const under: Partial<Record<Parent, readonly string[]>> = {
  names: [
    "sms_codes",
    "enterprises",
    "enterprise_settings",
    "enterprise_applications",
    "enterprise_invites",
    "enterprise_transfers",
    "statement_lines",
    "statements",
  ],
  users: [
    "addresses",
    "awaited_skus",
    "balance_ledger",
    "bank_receipts",
    "bank_transfers",
    "birthday_gifts",
    "collections",
    "comments",
    "credit_repayments",
    "enterprise_members",
    "files",
    "footprints",
    "growth_ledger",
    "invoice_documents",
    "invoice_titles",
    "invoices",
    "mail_confirmations",
    "member_limits",
    "member_purchases",
    "member_task_claims",
    "money_backs",
    "notify_logs",
    "order_approvals",
    "order_confirms",
    "order_items",
    "orders",
    "parcels",
    "payments",
    "point_ledger",
    "purchase_list_lines",
    "purchase_lists",
    "quote_lines",
    "quote_rounds",
    "quotes",
    "refund_items",
    "refund_logs",
    "refunds",
    "search_history",
    "seckill_reminders",
    "seckill_secrets",
    "sessions",
    "shop_collections",
    "sign_ins",
    "statement_questions",
    "store_accounts",
    "store_applications",
    "top_ups",
    "user_coupons",
  ],
  credit_lines: ["credit_ledger"],
  products: ["attribute_values", "product_attributes"],
  conversations: ["chat_messages", "chat_ratings"],
  carts: ["cart_lines"],
};

/** Invoices of orders, the documents that were issued, and the titles that buyers keep. */
import type { TitleFacts } from "@tradehall/api-client/models/invoice";
import type { InvoiceFigures } from "@tradehall/mall-rules/pricing";
import {
  type InvoiceType,
  invoiceStatuses,
  invoiceTypes,
  titleKinds,
} from "@tradehall/mall-rules/states/payment/invoice";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, fen, ref, serialId } from "./columns.ts";
import { users } from "./people.ts";
import { atLeast, oneOf, rule } from "./rules.ts";
import { orders } from "./trade.ts";

export const invoiceTitles = pgTable(
  "invoice_titles",
  {
    id: serialId(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    /** Wire numbers (mall-rules states/payment/invoice). */
    titleType: integer("title_type").notNull(),
    titleName: text("title_name").notNull(),
    taxNo: text("tax_no").notNull().default(""),
    unitAddress: text("unit_address").notNull().default(""),
    unitPhone: text("unit_phone").notNull().default(""),
    bankName: text("bank_name").notNull().default(""),
    bankAccount: text("bank_account").notNull().default(""),
    isDefault: boolean("is_default").notNull().default(false),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("invoice_titles_user").on(t.userId),
    uniqueIndex("invoice_titles_default").on(t.userId).where(sql`${t.isDefault}`),
    rule("invoice_titles_kind", oneOf(t.titleType, Object.values(titleKinds))),
  ],
);

const { none, issued } = invoiceStatuses;
const kept = Object.values(invoiceStatuses).filter((status) => status !== none);

/** One application of an order; its state is in the order, too. */
export const invoices = pgTable(
  "invoices",
  {
    orderNumber: text("order_number")
      .primaryKey()
      .references(() => orders.orderNumber),
    status: integer("status").notNull(),
    invoiceType: integer("invoice_type").notNull(),
    /** As it was when it was chosen: what becomes of the buyer's title later changes no invoice. */
    title: jsonb("title").$type<TitleFacts>().notNull(),
    appliedAt: at("applied_at").notNull(),
    issuedAt: at("issued_at"),
  },
  (t) => [
    index("invoices_applied").on(t.appliedAt),
    rule(
      "invoices_states",
      oneOf(t.status, kept),
      oneOf(t.invoiceType, Object.values(invoiceTypes)),
      sql`(${t.status} = ${sql.raw(String(issued))}) = (${t.issuedAt} is not null)`,
    ),
  ],
);

/** What a document says; its number, order and day stand in columns. */
export interface IssuedSheet {
  type: InvoiceType;
  buyer: TitleFacts;
  seller: { name: string; taxNo: string; address: string; phone: string };
  figures: InvoiceFigures;
  /** The buyer's own purchase number, cost centre and project; absent where none was given. */
  booking?: string;
}

/** A document that was issued; at most one of an order is. */
export const invoiceDocuments = pgTable(
  "invoice_documents",
  {
    invoiceNo: text("invoice_no").primaryKey(),
    orderNumber: text("order_number")
      .notNull()
      .references(() => invoices.orderNumber),
    totalFen: fen("total_fen").notNull(),
    /** What it was drawn from: what the page shows is what the file says. */
    sheet: jsonb("sheet").$type<IssuedSheet>().notNull(),
    /** The file, in base64. */
    pdf: text("pdf").notNull(),
    issuedAt: at("issued_at").notNull(),
    takenBackAt: at("taken_back_at"),
  },
  (t) => [
    index("invoice_documents_order").on(t.orderNumber),
    uniqueIndex("invoice_documents_standing").on(t.orderNumber).where(sql`${t.takenBackAt} is null`),
    rule("invoice_documents_total", atLeast(1, t.totalFen)),
  ],
);

/** Letters, from when they are asked for (`jobs/send-mails.ts`); who carries them is chosen by the settings. */
export const mails = pgTable(
  "mails",
  {
    id: serialId(),
    email: text("email").notNull(),
    subject: text("subject").notNull(),
    /** Plain text; "" of a letter that is its file. */
    content: text("content").notNull().default(""),
    /** The name of its file; "" without one. */
    attachment: text("attachment").notNull().default(""),
    /** The invoice that is its file. */
    invoiceNo: text("invoice_no").references(() => invoiceDocuments.invoiceNo),
    createdAt: at("created_at").notNull(),
    /** When the carrier took it; null while it waits. */
    sentAt: at("sent_at"),
    tries: integer("tries").notNull().default(0),
    /** When it is tried, or tried again. */
    tryAt: at("try_at").notNull(),
  },
  (t) => [
    index("mails_invoice").on(t.invoiceNo, t.createdAt),
    index("mails_waiting").on(t.tryAt).where(sql`${t.sentAt} is null`),
  ],
);

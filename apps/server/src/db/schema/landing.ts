/** Enquiries of the landing page, the companies its look-up knows, and the terms of the shops. */
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { shops } from "./catalogue.ts";
import { at, ref, regionColumns, serialId } from "./columns.ts";
import { users } from "./people.ts";

/** Who wants to become a customer (Spec §3 "Landing form state"). */
export const leads = pgTable(
  "leads",
  {
    id: serialId(),
    /** Null for a visitor without a session. */
    userId: ref("user_id").references(() => users.id),
    /** The SKU whose name is kept beside it, since goods may go. */
    skuId: ref("sku_id"),
    productModel: text("product_model").notNull(),
    enterpriseName: text("enterprise_name").notNull(),
    /** Of the company that was picked from the look-up; empty for a name typed freely. */
    creditCode: text("credit_code").notNull().default(""),
    userType: integer("user_type").notNull(),
    contactName: text("contact_name").notNull(),
    mobile: text("mobile").notNull(),
    ...regionColumns(),
    acquisitionSource: integer("acquisition_source").notNull(),
    /** 1 came through the embedded form. */
    embedded: integer("embedded").notNull().default(0),
    createdAt: at("created_at").notNull(),
  },
  (t) => [index("leads_created").on(t.createdAt), index("leads_mobile").on(t.mobile, t.createdAt)],
);

/** What the company look-up answers from; another shop puts a provider's service here. */
export const companies = pgTable(
  "companies",
  {
    id: serialId(),
    name: text("name").notNull(),
    creditCode: text("credit_code").notNull(),
    legalPerson: text("legal_person").notNull().default(""),
    region: text("region").notNull().default(""),
  },
  (t) => [uniqueIndex("companies_credit_code").on(t.creditCode)],
);

/** A shop's terms by type: 1 privacy policy, 4 sales terms (Spec §9). HTML, sanitised when it is answered. */
export const shopTerms = pgTable(
  "shop_terms",
  {
    id: serialId(),
    shopId: ref("shop_id")
      .notNull()
      .references(() => shops.id),
    type: integer("type").notNull(),
    contentHtml: text("content_html").notNull(),
    contentHtmlEn: text("content_html_en").notNull().default(""),
    version: text("version").notNull().default("1.0"),
    effectiveAt: at("effective_at").notNull(),
  },
  (t) => [uniqueIndex("shop_terms_shop_type").on(t.shopId, t.type)],
);

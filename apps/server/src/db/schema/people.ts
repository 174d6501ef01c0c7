/** Users, their sessions, enterprises, addresses, and what keeps sign-in safe. */
import type { LoginCodeStatus } from "@tradehall/mall-rules/states/account/login-code";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { shops } from "./catalogue.ts";
import { at, fen, noMoney, ref, regionColumns, serialId } from "./columns.ts";
import { memberLevels } from "./member-levels.ts";
import { atLeast, rule } from "./rules.ts";

export const users = pgTable(
  "users",
  {
    id: serialId(),
    account: text("account").notNull(),
    mobile: text("mobile").notNull(),
    passwordHash: text("password_hash").notNull(),
    nickName: text("nick_name").notNull(),
    avatar: text("avatar").notNull().default(""),
    userTypeId: integer("user_type_id").notNull().default(1),
    enterpriseUser: boolean("enterprise_user").notNull().default(false),
    userCompany: text("user_company").notNull().default(""),
    /** The bound dealer's shop; null sends the user to /landing. */
    shopId: ref("shop_id").references((): AnyPgColumn => shops.id),
    /** The shop chosen by switching; null means the bound one. */
    selectedShopId: ref("selected_shop_id").references((): AnyPgColumn => shops.id),
    currentEnterpriseId: ref("current_enterprise_id"),
    isShowPurchase: boolean("is_show_purchase").notNull().default(true),
    /** Off: products that are looked at leave no footprint. */
    keepsFootprints: boolean("keeps_footprints").notNull().default(true),
    /** The bound dealer changed: the next call answers A00008 once. */
    dealerChanged: boolean("dealer_changed").notNull().default(false),
    disabled: boolean("disabled").notNull().default(false),
    gender: text("gender").notNull().default(""),
    birthday: text("birthday").notNull().default(""),
    /** Confirmed by a link; "" without one. */
    mail: text("mail").notNull().default(""),
    /** Off: nothing is recommended by what was looked at or bought. */
    isRecommended: boolean("is_recommended").notNull().default(true),
    /** When the account closes for good, if it was asked to; null while nothing was asked. */
    closesAt: at("closes_at"),
    /** The paid level that was bought last, and until when; it is no membership any more once that is over. */
    paidLevelId: ref("paid_level_id").references(() => memberLevels.id),
    memberEndsAt: at("member_ends_at"),
    /** Rank of the level that the growth reaches. */
    memberLevel: integer("member_level").notNull().default(1),
    growth: integer("growth").notNull().default(0),
    points: integer("points").notNull().default(0),
    balanceFen: fen("balance_fen").notNull().default(noMoney),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("users_account").on(t.account),
    // Accounts that differ only in case would be taken for each other.
    uniqueIndex("users_account_lower").on(sql`lower(${t.account})`),
    uniqueIndex("users_mobile").on(t.mobile),
    index("users_closing").on(t.closesAt).where(sql`${t.closesAt} is not null`),
    rule("users_accounts", atLeast(0, t.points, t.balanceFen, t.growth), atLeast(1, t.memberLevel)),
    rule("users_membership", sql`(${t.paidLevelId} is null) = (${t.memberEndsAt} is null)`),
  ],
);

/** Opaque tokens, stored hashed (SHA-256, hex). */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** Names it to its buyer. */
    id: ref("id").notNull().generatedByDefaultAsIdentity(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    /** What the browser called itself when it signed in; "" where it is not known. */
    userAgent: text("user_agent").notNull().default(""),
    /** Where it signed in from; "" where it is not known. */
    address: text("address").notNull().default(""),
    createdAt: at("created_at").notNull(),
    /** Noted every ten minutes at most (`sessionLimits.usedEveryMs`); null before the first. */
    lastUsedAt: at("last_used_at"),
    expiresAt: at("expires_at").notNull(),
    endedAt: at("ended_at"),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_expiry").on(t.expiresAt)],
);

export const signInFailures = pgTable(
  "sign_in_failures",
  { id: serialId(), principal: text("principal").notNull(), at: at("at").notNull() },
  (t) => [index("sign_in_failures_principal").on(t.principal, t.at)],
);

export const smsCodes = pgTable(
  "sms_codes",
  {
    id: serialId(),
    mobile: text("mobile").notNull(),
    /** login, register, password … a code is good for one purpose only. */
    purpose: text("purpose").notNull(),
    code: text("code").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    usedAt: at("used_at"),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [
    index("sms_codes_mobile").on(t.mobile, t.createdAt),
    rule("sms_codes_tries", atLeast(0, t.wrongTries)),
  ],
);

/** That someone holds a mobile number: what a right code was exchanged for, until it is spent. Stored hashed. */
export const mobileProofs = pgTable(
  "mobile_proofs",
  {
    flagHash: text("flag_hash").primaryKey(),
    mobile: text("mobile").notNull(),
    /** As of the code: register or password. */
    purpose: text("purpose").notNull(),
    usedAt: at("used_at"),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [index("mobile_proofs_expiry").on(t.expiresAt)],
);

/** A QR code to sign in by: what it shows is public, the secret stays with the browser that asked. */
export const loginCodes = pgTable(
  "login_codes",
  {
    code: text("code").primaryKey(),
    /** SHA-256, hex. */
    secretHash: text("secret_hash").notNull(),
    /** One of mall-rules `states/account/login-code`. */
    status: text("status").$type<LoginCodeStatus>().notNull(),
    /** Whose phone scanned it. */
    userId: ref("user_id").references(() => users.id),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [index("login_codes_expiry").on(t.expiresAt)],
);

/** A mail address that waits for its link to be opened. Stored hashed; one of a user at a time. */
export const mailConfirmations = pgTable(
  "mail_confirmations",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    mail: text("mail").notNull(),
    createdAt: at("created_at").notNull(),
    usedAt: at("used_at"),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [
    index("mail_confirmations_user").on(t.userId, t.createdAt),
    index("mail_confirmations_expiry").on(t.expiresAt),
  ],
);

/** Solved challenges, kept until they expire by themselves, so that none counts twice. */
export const spentCaptchas = pgTable(
  "spent_captchas",
  { signature: text("signature").primaryKey(), expiresAt: at("expires_at").notNull() },
  (t) => [index("spent_captchas_expiry").on(t.expiresAt)],
);

export const enterprises = pgTable("enterprises", {
  id: serialId(),
  name: text("name").notNull(),
  creditCode: text("credit_code").notNull().default(""),
  adminUserId: ref("admin_user_id")
    .notNull()
    .references(() => users.id),
  shopId: ref("shop_id")
    .notNull()
    .references((): AnyPgColumn => shops.id),
  createdAt: at("created_at").notNull(),
  /** Since when its account is closed: it has no members any more; null while it is in use. */
  closedAt: at("closed_at"),
});

export const enterpriseMembers = pgTable(
  "enterprise_members",
  {
    enterpriseId: ref("enterprise_id")
      .notNull()
      .references(() => enterprises.id),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    role: text("role").notNull().default("member"),
    /** When the administrator agreed to the terms; null asks on the next choice of this enterprise. */
    agreedAt: at("agreed_at"),
    joinedAt: at("joined_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.enterpriseId, t.userId] }), index("enterprise_members_user").on(t.userId)],
);

export const addresses = pgTable(
  "addresses",
  {
    id: serialId(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    receiver: text("receiver").notNull(),
    mobile: text("mobile").notNull(),
    ...regionColumns(),
    addr: text("addr").notNull(),
    postCode: text("post_code").notNull().default(""),
    isDefault: boolean("is_default").notNull().default(false),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("addresses_user").on(t.userId),
    uniqueIndex("addresses_default").on(t.userId).where(sql`${t.isDefault}`),
  ],
);

/** Messages to the buyer. */
export const notifyLogs = pgTable(
  "notify_logs",
  {
    id: serialId(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    /** For whom the reader must act to see it; null is always seen. */
    enterpriseId: ref("enterprise_id"),
    /** 1 order, 2 offer, 3 account. */
    type: integer("type").notNull().default(3),
    /** What happened, whose words the reader gets in their own language; "" where title and content say it. */
    event: text("event").notNull().default(""),
    /** Fills the event's words. */
    values: jsonb("values").$type<Record<string, string>>().notNull().default({}),
    title: text("title").notNull().default(""),
    content: text("content").notNull().default(""),
    link: text("link").notNull().default(""),
    readAt: at("read_at"),
    /** Put away by the reader, who may still take it back. */
    deletedAt: at("deleted_at"),
    createdAt: at("created_at").notNull(),
  },
  (t) => [index("notify_logs_user").on(t.userId, t.createdAt)],
);

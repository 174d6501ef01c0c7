/**
 * Every number of the specification and of its decisions, once. Times are milliseconds unless the name says
 * otherwise, money is integer fen, text lengths are code points after trimming, sizes are bytes.
 */

import { day, hour, minute, second } from "./units.ts";

export { accountLimits } from "./account.ts";
export { commentLimits } from "./comment.ts";
export { approvalLimits, enterpriseLimits } from "./enterprise.ts";
export { invoiceLimits } from "./invoice.ts";
export * from "./load.ts";

/** Session, sign-in and codes (Spec §9, decisions "Numbers"). */
export const sessionLimits = {
  /** How long a session and the readable user and enterprise cookies live. */
  lifetimeMs: 7 * day,
  /** When a session was last used is noted at most this often. */
  usedEveryMs: 10 * minute,
  /** Characters of a browser's name of itself that are kept. */
  userAgent: 300,
  /** Wrong passwords within the window that lock an account. */
  wrongPasswords: 10,
  wrongPasswordWindowMs: 30 * minute,
  lockMs: 30 * minute,
  loginQrLifetimeMs: 2 * minute,
  loginQrPollMs: 2 * second,
  /** The back-off of that goes no further: someone is there with a phone. */
  loginQrPollMaxMs: 5 * second,
} as const;

/**
 * The captcha by proof of work: a whole check is `parts` searches, each over up to `counterMax` numbers, each number one
 * scrypt of 1 MiB. Many small searches take about as long every time, whatever luck; half of all numbers is tried on
 * average. Native code of a single core needs more than half a second, a buyer's device some seconds
 * (docs/decisions/2026-11-21-ways-in.md).
 */
export const captchaLimits = {
  /** Wrong passwords within the window after which a sign-in needs a solved challenge. */
  afterWrongPasswords: 3,
  lifetimeMs: 5 * minute,
  /** Rounds of scrypt (N) and its block size (r): 128 × N × r bytes of memory. */
  cost: 1_024,
  blockSize: 8,
  parts: 8,
  counterMax: 300,
  /** Threads of a browser that search at once. */
  workers: 4,
  /** A check for tests, which is over at once; only the sandbox gives it. */
  easy: { parts: 2, counterMax: 3 },
} as const;

/**
 * Calls a minute (docs/decisions/2026-11-22-who-may-call-how-often.md). An office of 50 buyers behind one address can sign
 * in within a minute, each with two failed tries, by password, code or picture.
 */
export const callLimits = {
  /** Of one session; of one address without a session. */
  perMinute: 1_200,
  /** Times as many of one address in all. */
  addressShare: 10,
  /** Times as many where the sandbox is on, which meets load tests from one address. */
  sandboxShare: 50,
  /** Of one address: sign-ins, and pictures asked for to sign in with. */
  signIns: 150,
  /** Of one address: text messages to sign in with. */
  signInMessages: 60,
  /** Of one address: where a login picture is, which each open page asks every two seconds. */
  loginCodeLooks: 3_000,
  /** Of one address: challenges for all of these. */
  captchas: 400,
} as const;

/** A page that says "later" (A00015, A00016) and tries again by itself (docs/decisions/2026-11-22-the-answer-later.md). */
export const tryLaterLimits = {
  /** Waited where the server does not say how long. */
  seconds: 5,
  /** Longer waits are shown as this. */
  longestSeconds: 120,
  /** Share of the wait added at random, at least a second, so that not all come back at once. */
  jitter: 0.3,
  /** Tries without the buyer; after them only the button is left. */
  automaticTries: 3,
} as const;

/** SMS verification codes. */
export const smsLimits = {
  codeDigits: 6,
  lifetimeMs: 5 * minute,
  /** Least time between two codes to one number. */
  intervalMs: minute,
  perDay: 10,
  wrongTries: 5,
  /** How long a right code lets its holder register or set a password. */
  proofLifetimeMs: 15 * minute,
} as const;

/** Analytics, caches and short-lived notes on the screen (Spec §9). */
export const shellLimits = {
  analyticsIdleMs: 30 * minute,
  paySwitchCacheMs: 18_000_000,
  suggestionDebounceMs: 300,
  suggestionCloseMs: 300,
  errorToastMs: 1_500,
  closedShopWarningMs: 1_000,
  undoToastMs: 6 * second,
  cartBadgeMax: 999,
  chunkReloadGuardMs: minute,
  registerRedirectMs: 5 * second,
  passwordRedirectMs: 3 * second,
  agreementPopupWidthPx: 600,
  agreementPopupHeightPx: 450,
} as const;

/** What a visit's records wait for (Spec §9 gives the idle time, `shellLimits.analyticsIdleMs`). */
export const visitLimits = {
  /** Records kept in a browser without network; the oldest make room. */
  kept: 50,
  /** A record that waited longer is worth nothing any more. */
  waitMs: 7 * day,
} as const;

/** Messages and announcements. */
/** A claimed coupon is told of this long before it ends. */
export const couponLimits = { remindMs: 3 * day } as const;

export const messageLimits = {
  /** How often the number of unread messages is asked for while the page is in sight. */
  pollMs: minute,
  /** The longest pause after failures. */
  pollMaxMs: 15 * minute,
  /** A message put away can be taken back this long. */
  undoMs: day,
  /** Announcements on the home page. */
  noticesOnHome: 6,
} as const;

/** Page sizes of lists. */
export const pageSizes = {
  default: 10,
  max: 100,
  productList: 60,
  orders: 10,
  comments: 10,
  messages: 10,
  notices: 10,
  coupons: 24,
  groupGoods: 24,
  exchangeGoods: 24,
  /** Favourites and footprints. */
  savedGoods: 20,
  members: 20,
  /** Movements of points and balance. */
  ledger: 20,
  statementLines: 20,
} as const;

/** The cart (Spec §5, §9). */
export const cartLimits = {
  /** Lines settled together. */
  settleLines: 50,
  /** Lines kept. */
  lines: 200,
  /** Rows that one call puts in. */
  addedAtOnce: 200,
  /** Pieces of one line. */
  linePieces: 99_999,
} as const;

/** Orders and payment. */
export const orderLimits = {
  unpaidMs: 30 * minute,
  unpaidFlashSaleMs: 5 * minute,
  paymentQrMs: 5 * minute,
  /** How long an answer of a payment provider is waited for. */
  providerMs: 5 * second,
  /** Time the server waits for the buyer before a shipped order counts as received. */
  automaticReceiptMs: 10 * day,
  /** Confirm answers are kept this long; later the buyer confirms again. */
  confirmLifetimeMs: 30 * minute,
  remindIntervalMs: day,
  /** How long voucher codes of virtual goods can be used after payment. */
  voucherMs: 365 * day,
  /** Merchant message: ordinary goods show 100, the server and required virtual-goods fields take 200. */
  messageShownLength: 100,
  messageLength: 200,
  /** The buyer's own number of a purchase. */
  poNumberLength: 40,
  /** How long a deleted order lies in the trash. */
  trashMs: 30 * day,
  /** One yuan at least and this much at most in a single order. */
  maxAmountFen: 10_000_000_00,
  parcels: 10,
} as const;

export { arrivalLimits } from "./arrival.ts";
export { creditLimits } from "./credit.ts";
export { memberLimits, taskAwards } from "./member.ts";
export { purchaseListLimits } from "./purchase-list.ts";
export { quickOrderLimits } from "./quick-order.ts";
export { refundLimits } from "./refund.ts";
export { statementLimits } from "./statement.ts";
export { placeLimits, storeLimits } from "./store.ts";
export { transferLimits } from "./transfer.ts";

export { balanceLimits, pointLimits } from "./wallet.ts";

/** Addresses (Spec §5). */
export const addressLimits = {
  perUser: 20,
  receiverMin: 2,
  receiverMax: 50,
  detailMin: 5,
  detailMax: 50,
} as const;

/** Texts of people and shops (Spec §5). */
export const textLimits = {
  accountMin: 4,
  accountMax: 16,
  passwordMin: 6,
  passwordMax: 20,
  storePasswordMax: 12,
  nickname: 15,
  storeName: 20,
  storeDescriptionMin: 10,
  storeDescriptionMax: 200,
  keyword: 100,
  searchHistory: 10,
  /** Products a buyer looked at that are remembered. */
  footprints: 200,
} as const;

/** Rich text of sellers; of what is more only the plain words are shown. */
export const richTextLimits = {
  /** Of the source text; a long product page with tables has some 50,000. */
  characters: 200_000,
  /** Elements and comments; a table of 500 rows and 6 columns has 3,500. */
  nodes: 10_000,
  /** Elements within each other. */
  depth: 64,
  /** Of one element. */
  attributes: 50,
  /** Nodes within elements that are dropped, once for each of these: taking an element away costs its content. */
  nodesInDropped: 50_000,
  styleCharacters: 2_000,
  addressCharacters: 2_000,
  /** Time on a core that one text may take. */
  cleaningMs: 2 * second,
  /** How long a reader waits for a text that is being cleaned. */
  waitMs: 1.5 * second,
  /** A text that took too long is tried again after this: it may have been the machine. */
  retryMs: hour,
  /** Of the words that are shown instead. */
  plainCharacters: 20_000,
} as const;

/** Documents that are drawn on request (datasheets, invoices). */
export const drawingLimits = {
  /** Time on a core that one may take. */
  taskMs: 10 * second,
  /** Documents that may wait for the thread. */
  waiting: 40,
  /** What a refused caller is told to wait. */
  retrySeconds: 5,
  /** Datasheets that a server keeps as files. */
  kept: 2_000,
} as const;

export { chatLimits, chatSocketLimits } from "./chat.ts";
export { flashSaleLimits } from "./flash-sale.ts";
export { quoteLimits } from "./quote.ts";
export { avatarLimits, mostBytesOf, type UploadPurpose, uploadLimits, uploadPurposes } from "./uploads.ts";

/** Group buying. */
export const groupLimits = {
  teamFillMs: 24 * hour,
  /** Teams that a product's page offers to join. */
  teamsShown: 3,
} as const;

/** The landing page's form. */
export const leadLimits = {
  enterpriseNameMin: 2,
  enterpriseNameMax: 60,
  contactNameMin: 2,
  contactNameMax: 20,
  /** Characters from which companies are looked up, and how many are offered. */
  lookUpMin: 2,
  lookUpOffered: 10,
  lookUpDebounceMs: 300,
  /** Enquiries from one address in a minute. */
  perMinute: 10,
} as const;

/** Shops whose terms one page shows. */
export const termsLimits = { shops: 20 } as const;

/** Goods that stand beside each other. */
export const compareLimits = { products: 4 } as const;

/** What a first view may weigh over the wire, compressed with brotli, in bytes. */
export interface Budget {
  scriptBytes: number;
  styleBytes: number;
}

const kilobyte = 1024;

/** The first gate for every buying route. */
const buying: Budget = { scriptBytes: 150 * kilobyte, styleBytes: 20 * kilobyte };

/** Budget by route of the specification; `npm test -- --only build` weighs them. */
export const budgets: Record<string, Budget> = {
  "/": buying,
  "/list": buying,
  "/detail/:prodId?": buying,
  "/cart": buying,
  "/submit-order": buying,
  "/payment": buying,
  "/weixin-pay": buying,
  "/pay-result": buying,
  "/order-detail": buying,
  "/user-center/uc-order": buying,
  "/login": buying,
};

/** A record of the analytics. */
export interface StoredVisit {
  pageId: number;
  bizType: number;
  bizData: string;
  step: number;
  systemType: number;
  uuid: string;
  uuidSession: string;
  visitType: number;
  prevPageId: number | null;
  nums: number | null;
  orderNumbers: string;
}

/** The other side of the counter: what the outside world does to the shop under test. */
export interface Sandbox {
  /** The page that the newest letter to an address links to. */
  mailLink(mail: string): Promise<string>;
  /** The newest code sent to a mobile number. */
  smsCode(mobile: string): Promise<string>;
  /** The login code that was shown last. */
  loginCode(): Promise<string>;
  /** Scans a login code with the phone of an account. */
  scanLogin(code: string, account: string): Promise<void>;
  /** Confirms a scanned login code on that phone. */
  confirmLogin(code: string): Promise<void>;
  /** Scans a payment's QR code without paying yet. */
  scan(payNo: string): Promise<void>;
  /** Confirms or refuses a scanned payment on the buyer's phone. */
  pay(payNo: string, result?: "success" | "failure"): Promise<void>;
  /** Scans, pays or refuses a top-up on the buyer's phone. */
  moveTopUp(payNo: string, result: "scan" | "success" | "failure"): Promise<void>;
  /** Scans, pays or refuses a membership on the buyer's phone. */
  moveMemberPurchase(payNo: string, result: "scan" | "success" | "failure"): Promise<void>;
  /** Grants, refuses or stops the account terms of an enterprise with a shop. */
  reviewCredit(line: { enterpriseId: number; shopId: number }, event: "grant" | "stop"): Promise<void>;
  /** Ships an order. */
  ship(
    orderNumber: string,
    parcel?: { dvyName?: string; dvyFlowId?: string; parcels?: number },
  ): Promise<void>;
  /** Uses a voucher code, or hands over what a pickup code is for. */
  useCode(code: string): Promise<void>;
  /** Moves an order's parcels one step; the last step signs. */
  deliver(orderNumber: string): Promise<void>;
  /** The user's bound dealer was updated: their next call answers A00008, once. */
  changeDealer(userId: number): Promise<void>;
  /** Binds anyone who sent an enquiry with this number to a shop. */
  bindShop(mobile: string, shopId: number): Promise<void>;
  /** A seller's limited-time offer of a SKU, from now on; with `teamSize` a group buying. Answers its id. */
  startOffer(offer: {
    skuId: number;
    price: string;
    lastsMs: number;
    perUser?: number;
    teamSize?: number;
  }): Promise<number>;
  /** Pre-sale goods are sold for a deposit from now on; then, after a wait, the balance is open. */
  startPreSale(preSale: {
    prodId: number;
    deposit: string;
    depositMs: number;
    waitMs: number;
    balanceMs: number;
  }): Promise<void>;
  /** A SKU has so many pieces from now on. */
  setStock(skuId: number, stocks: number): Promise<void>;
  /** A round of the flash sale with one SKU; answers its id and that of its page. */
  startRound(round: {
    skuId: number;
    price: string;
    total: number;
    perUser?: number;
    name?: string;
    startsInMs?: number;
    lastsMs: number;
  }): Promise<{ activityId: number; seckillId: number }>;
  /** What the analytics kept of a buyer, oldest first. */
  visits(userId: number): Promise<StoredVisit[]>;
  /** Moves the shop's clock forward; every expiry and countdown follows. */
  advanceClock(milliseconds: number): Promise<void>;
}

/** Talks to the sandbox of the server at an address. */
export function openSandbox(apiUrl: string): Sandbox {
  async function call(
    method: "GET" | "POST",
    path: string,
    body?: unknown,
  ): Promise<Record<string, unknown>> {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: body ? { "content-type": "application/json", locale: "zh_CN" } : { locale: "zh_CN" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as { success: boolean; code: string; msg: string; data: unknown };
    if (!answer.success) throw new Error(`${method} ${path} answered ${answer.code}: ${answer.msg}`);
    return (answer.data ?? {}) as Record<string, unknown>;
  }
  return {
    smsCode: async (mobile) => {
      const { code } = await call("GET", `/sandbox/sms?mobile=${mobile}`);
      if (typeof code !== "string") throw new Error(`no code was sent to ${mobile}`);
      return code;
    },
    mailLink: async (mail) => {
      const letters = (await call("GET", "/sandbox/mails")) as unknown as {
        email: string;
        content: string;
      }[];
      const content = letters.find(({ email }) => email === mail)?.content ?? "";
      const [link] = /https?:\S+/.exec(content) ?? [];
      if (!link) throw new Error(`no letter with a link was sent to ${mail}`);
      const { pathname, search } = new URL(link);
      return pathname + search;
    },
    loginCode: async () => {
      const [newest] = (await call("GET", "/sandbox/login")) as unknown as { code: string }[];
      if (!newest) throw new Error("no login code is shown");
      return newest.code;
    },
    scanLogin: async (code, account) => {
      await call("POST", "/sandbox/login/scan", { code, account });
    },
    confirmLogin: async (code) => {
      await call("POST", "/sandbox/login/confirm", { code });
    },
    scan: async (payNo) => {
      await call("POST", "/sandbox/pay/scan", { payNo });
    },
    pay: async (payNo, result = "success") => {
      await call("POST", "/sandbox/pay", { payNo, result });
    },
    moveTopUp: async (payNo, result) => {
      await call("POST", "/sandbox/topUps", { payNo, result });
    },
    moveMemberPurchase: async (payNo, result) => {
      await call("POST", "/sandbox/memberPurchases", { payNo, result });
    },
    reviewCredit: async (line, event) => {
      await call("POST", "/sandbox/credit", { ...line, event, reason: event === "stop" ? "逾期" : "" });
    },
    ship: async (orderNumber, parcel = { dvyName: "顺丰速运", dvyFlowId: "SF1234567890" }) => {
      await call("POST", `/sandbox/orders/${orderNumber}/ship`, parcel);
    },
    useCode: async (code) => {
      await call("POST", "/sandbox/codes/write-off", { code });
    },
    deliver: async (orderNumber) => {
      await call("POST", `/sandbox/orders/${orderNumber}/deliver`);
    },
    changeDealer: async (userId) => {
      await call("POST", "/sandbox/dealer-changed", { userId });
    },
    bindShop: async (mobile, shopId) => {
      const sent = (await call("GET", "/sandbox/leads")) as unknown as { mobile: string; userId: number }[];
      const userId = sent.find((lead) => lead.mobile === mobile)?.userId;
      if (!userId) throw new Error(`nobody with ${mobile} has sent an enquiry`);
      await call("POST", "/sandbox/shop-bound", { userId, shopId });
    },
    startPreSale: async (preSale) => {
      await call("POST", "/sandbox/preSales", preSale);
    },
    setStock: async (skuId, stocks) => {
      await call("POST", "/sandbox/stock", { skuId, stocks });
    },
    startOffer: async (offer) => {
      const kind = offer.teamSize ? { kind: "grouping", name: "拼团" } : {};
      const { activityId } = await call("POST", "/sandbox/offers", { total: 50, ...kind, ...offer });
      return Number(activityId);
    },
    startRound: async (round) => {
      const body = { kind: "seckill", name: "秒杀场", ...round };
      const { activityId, itemId } = await call("POST", "/sandbox/offers", body);
      return { activityId: Number(activityId), seckillId: Number(itemId) };
    },
    visits: async (userId) =>
      (await call("GET", `/sandbox/visits?userId=${userId}`)) as unknown as StoredVisit[],
    advanceClock: async (milliseconds) => {
      await call("POST", "/sandbox/clock", { advanceMs: milliseconds });
    },
  };
}

import type { BrowserContext } from "@playwright/test";

/** One kind of goods as the cart takes it. */
export interface Goods {
  prodId: number;
  skuId: number;
  shopId: number;
  /** As the pages show it. */
  name: string;
  /** As lines of carts and orders call it: two SKUs of a product have two names. */
  line: string;
  price: string;
  stock: number;
}

/** A person with a session of their own, for whatever a journey needs beside the pages. */
export interface Buyer {
  userId: number;
  /** Their session; a browser gets it as a cookie. */
  token: string;
  /** Gets sign-in codes. */
  mobile: string;
  /** Calls the shop's API as this person; a refusal throws with its code and words. */
  call<T = unknown>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<T>;
  /** Puts goods into the cart. */
  add(goods: Goods, count?: number): Promise<void>;
}

/** Wire number of paying from the balance. */
const balancePayType = 9;

const json = { "content-type": "application/json", locale: "zh_CN" };

async function answerOf<T>(response: Response, what: string): Promise<T> {
  const answer = (await response.json()) as { success: boolean; code: string; msg: string; data: T };
  if (!answer.success) throw new Error(`${what} answered ${answer.code}: ${answer.msg}`);
  return answer.data;
}

/**
 * A buyer no one else uses: shop 1, one address, a full balance, nothing bought yet; with `administers`, the
 * administrator of an enterprise of their own who has not agreed to its terms; with `paidMember`, a paid member; with `points`, so many of them.
 */
export async function newBuyer(
  apiUrl: string,
  { administers = false, paidMember = false, points = 0 } = {},
): Promise<Buyer> {
  const made = await fetch(`${apiUrl}/sandbox/buyers`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ count: 1, administers, paidMember, points }),
  });
  const [buyer] = await answerOf<{ userId: number; accessToken: string }[]>(made, "new buyers");
  if (!buyer) throw new Error("no buyer was made");
  return buyerOf(apiUrl, { userId: buyer.userId, token: buyer.accessToken });
}

/** Someone of the seed, signed in without a page. */
export async function seededBuyer(apiUrl: string, userName: string, passWord: string): Promise<Buyer> {
  const body = JSON.stringify({ userName, passWord });
  const answer = await fetch(`${apiUrl}/login`, { method: "POST", headers: json, body });
  const { accessToken } = await answerOf<{ accessToken: string }>(answer, `signing in ${userName}`);
  return buyerOf(apiUrl, { userId: 0, token: accessToken });
}

/** Someone whose session is known. */
function buyerOf(apiUrl: string, { userId, token }: Pick<Buyer, "userId" | "token">): Buyer {
  const call: Buyer["call"] = async (method, path, body) => {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: { ...json, authorization: token, "idempotency-key": crypto.randomUUID() },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answerOf(response, `${method} ${path}`);
  };
  return {
    userId,
    token,
    mobile: `16${String(userId).padStart(9, "0")}`,
    call,
    add: async ({ prodId, skuId, shopId }, count = 1) => {
      await call("POST", "/p/shopCart/changeItem", { prodId, skuId, shopId, count });
    },
  };
}

/** Gives a browser the buyer's session, as the host keeps it. */
export async function openAs(context: BrowserContext, buyer: Buyer, storeUrl: string): Promise<void> {
  await context.addCookies([
    { name: "bbcToken", value: buyer.token, url: storeUrl, httpOnly: true, sameSite: "Lax" },
  ]);
}

interface Card {
  prodId: number;
  prodName: string;
  mold: number;
  prodType: number;
  preSellStatus: number;
  minCount: number;
  inStock: number;
  shopId: number;
}
interface Product {
  prodName: string;
  tierPrices: unknown[];
  skuList: { skuId: number; skuName: string; price: string; stocks: number; activityPrice: string | null }[];
}

/** Ordinary goods of a shop, sold singly and well in stock; `count` different products. */
export async function ordinaryGoods(buyer: Buyer, shopId: number, count = 1): Promise<Goods[]> {
  const { records } = await buyer.call<{ records: Card[] }>(
    "GET",
    `/search/page?shopId=${shopId}&size=100&inStock=1`,
  );
  const found: Goods[] = [];
  for (const card of records) {
    if (found.length === count) break;
    if (card.mold || card.prodType || card.preSellStatus || card.minCount > 1 || !card.inStock) continue;
    const product = await buyer.call<Product>("GET", `/prod/prodInfo?prodId=${card.prodId}`);
    const sku = product.skuList.find((one) => one.stocks > 100 && !one.activityPrice);
    if (!sku || product.tierPrices.length > 0) continue;
    const { skuId, price, stocks: stock } = sku;
    const name = product.prodName;
    const line = sku.skuName ? `${name} ${sku.skuName}` : name;
    found.push({ prodId: card.prodId, skuId, shopId, name, line, price, stock });
  }
  if (found.length < count) throw new Error(`shop ${shopId} has no ${count} ordinary products`);
  return found;
}

/** What is left of one SKU. */
export async function stockOf(buyer: Buyer, { prodId, skuId }: Goods): Promise<number> {
  const { skuList } = await buyer.call<Product>("GET", `/prod/prodInfo?prodId=${prodId}`);
  const sku = skuList.find((one) => one.skuId === skuId);
  if (!sku) throw new Error(`product ${prodId} has no SKU ${skuId}`);
  return sku.stocks;
}

type Sku = Pick<Goods, "prodId" | "skuId">;

/** Orders goods on the spot, what they ask for filled in; answers the order's number. `choices` are the confirm's. */
export async function order(
  buyer: Buyer,
  { prodId, skuId }: Sku,
  prodCount: number,
  choices: object = {},
): Promise<string> {
  const { uuid, virtualRemarkList } = await buyer.call<{
    uuid: string;
    virtualRemarkList: { prodId: number; name: string }[];
  }>("POST", "/p/order/confirm", { orderItem: { prodId, skuId, prodCount }, ...choices });
  const answers = virtualRemarkList.map((field) => ({
    ...{ prodId: field.prodId, name: field.name, value: "13912345678" },
  }));
  const { orderNumbers } = await buyer.call<{ orderNumbers: string }>("POST", "/p/order/submit", {
    ...{ uuid, virtualRemarkList: answers },
  });
  return orderNumbers;
}

/** Buys goods and pays them from the balance; answers the order's number. */
export async function buyPaid(buyer: Buyer, goods: Sku, count = 1, choices: object = {}): Promise<string> {
  const orderNumbers = await order(buyer, goods, count, choices);
  await buyer.call("POST", "/p/order/pay", { orderNumbers, payType: balancePayType });
  return orderNumbers;
}

/** Someone faster orders all but `left` pieces of the goods; the call that is answered gives them back. */
export async function sellDownTo(apiUrl: string, goods: Goods, left: number): Promise<() => Promise<void>> {
  const faster = await newBuyer(apiUrl);
  const orderNumbers = await order(faster, goods, (await stockOf(faster, goods)) - left);
  return () => faster.call("PUT", `/p/myOrder/cancel/${orderNumbers}`, { reason: "不想买了" });
}

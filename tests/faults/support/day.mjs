/**
 * A buyer's day, as requests to the storefront's host. Half of what arrives are pages, half are the calls that pages
 * make behind themselves; half of the pages are whole documents (a first view, a new tab, a reload), half the data of
 * a page that the router fetches at a press. The shares below are of every hundred requests.
 */
import { randomUUID } from "node:crypto";
import { inParallel, openMall } from "./mall.mjs";

const words = [
  "扳手",
  "丁腈手套",
  "安全帽",
  "锂电电钻",
  "断路器",
  "外六角螺栓",
  "胶带",
  "banshou",
  "轴承",
  "A4",
];
const sorts = ["0", "1", "2", "3", "4"];

/** Numbers that look random and are the same in each run. */
function dice(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const one = (items) => items[Math.floor(next() * items.length)];
  return { next, one };
}

/** What is on sale, and of it what a cart takes at once. */
async function findGoods({ must }, token) {
  const prodIds = [];
  const goods = [];
  for (let current = 1, pages = 1; current <= pages; current++) {
    const found = await must("GET", `/search/page?current=${current}&size=60&hasStock=1`, { token });
    pages = Math.min(5, found.pages);
    for (const { prodId, shopId, skuId, minCount, mold, totalStocks } of found.records) {
      prodIds.push(prodId);
      const isPlenty = totalStocks > 300 * minCount;
      if (skuId !== null && mold === 0 && isPlenty) goods.push({ prodId, shopId, skuId, count: minCount });
    }
  }
  return { prodIds, goods: goods.slice(0, 30) };
}

/** A cart of six lines and two unpaid orders, so that cart, checkout and orders have something to show. */
async function furnish({ must }, buyer, goods, { one }) {
  const token = buyer.accessToken;
  const add = ({ prodId, skuId, shopId, count }) =>
    must("POST", "/p/shopCart/changeItem", {
      token,
      key: randomUUID(),
      body: { prodId, skuId, shopId, count },
    });
  for (let order = 0; order < 2; order++) {
    const { prodId, skuId, count } = one(goods);
    const orderItem = { prodId, skuId, prodCount: count };
    const { uuid } = await must("POST", "/p/order/confirm", { token, body: { addrId: 0, orderItem } });
    const { orderNumbers } = await must("POST", "/p/order/submit", {
      token,
      key: randomUUID(),
      body: { uuid },
    });
    buyer.orderNumber = orderNumbers.split(",")[0];
  }
  for (let line = 0; line < 6; line++) await add(one(goods));
}

/** Signed-in buyers with carts and orders, and what they look at. */
export async function openDay(apiUrls, { buyers: count = 60, seed = 8 } = {}) {
  const random = dice(seed);
  const mall = openMall(apiUrls);
  const buyers = await mall.makeBuyers(count);
  const { prodIds, goods } = await findGoods(mall, buyers[0].accessToken);
  await inParallel(buyers, 4, (buyer) => furnish(mall, buyer, goods, random));
  const { categoryInfo } = await mall.must("GET", "/category/categoryInfo?parentId=0");
  const categories = categoryInfo.flatMap(({ categoryId, categories: below = [] }) => [
    { cpid: categoryId },
    ...below.map((second) => ({ cpid: categoryId, cid: second.categoryId, thCid: 0 })),
  ]);
  return { buyers, goods, categories, prodIds, random };
}

const text = (values) => new URLSearchParams(values).toString();

const pages = {
  home: () => "/",
  "list of a category": ({ categories, random }) => `/list?${text(random.one(categories))}`,
  "list of a word": ({ random }) => `/list?${text({ pn: random.one(words), st: random.one(sorts) })}`,
  "list, filtered": ({ categories, random }) => {
    const more = random.one([
      { stock: 1 },
      { self: 1 },
      { min: 10, max: 200 },
      { page: 2 },
      { view: "table" },
    ]);
    return `/list?${text({ ...random.one(categories), st: random.one(sorts), ...more })}`;
  },
  detail: ({ prodIds, random }) => `/detail/${random.one(prodIds)}`,
  cart: () => "/cart",
  checkout: () => "/submit-order",
  orders: () => "/user-center/uc-order",
  order: (_, { orderNumber }) => `/order-detail?orderNumber=${orderNumber}`,
};

const get = (path) => ({ method: "GET", path: `/api${path}` });
const send = (path, body) => ({ method: "POST", path: `/api${path}`, body });
const calls = {
  suggestions: ({ random }) => get(`/search/select?${text({ keyword: random.one(words) })}`),
  search: ({ random }) => get(`/search/page?${text({ keyword: random.one(words), current: 1, size: 60 })}`),
  product: ({ prodIds, random }) => get(`/prod/prodInfo?prodId=${random.one(prodIds)}`),
  shell: () => get("/p/user/shell"),
  "pieces in the cart": () => get("/p/shopCart/prodCount"),
  "unread messages": () => get("/p/myNotifyLog/unReadCount"),
  cart: () => send("/p/shopCart/info", {}),
  "a footprint": ({ prodIds, random }) => send("/p/prodBrowseLog", { prodId: random.one(prodIds) }),
  "into the cart": ({ goods, random }) => {
    const { prodId, skuId, shopId, count } = random.one(goods);
    // A number of pieces and not some more, or carts would outgrow the stock.
    return { ...send("/p/shopCart/changeItem", { prodId, skuId, shopId, quantity: count }), isNew: true };
  },
  "a confirm": () => send("/p/order/confirm", { addrId: 0 }),
};

/** Of every hundred. */
const shares = {
  pages: {
    home: 6,
    "list of a category": 8,
    "list of a word": 5,
    "list, filtered": 5,
    detail: 14,
    cart: 5,
    checkout: 2,
    orders: 4,
    order: 1,
  },
  calls: {
    suggestions: 10,
    search: 3,
    product: 4,
    shell: 5,
    "pieces in the cart": 7,
    "unread messages": 8,
    cart: 1,
    "a footprint": 6,
    "into the cart": 4,
    "a confirm": 2,
  },
};

/** `/list?st=1` is `/list.data?st=1` to the router; the first page `/_.data`. */
function dataPath(path) {
  const [pathname, query] = path.split("?");
  const name = pathname === "/" ? "/_.data" : `${pathname}.data`;
  return query ? `${name}?${query}` : name;
}

/** Draws what someone does next: `{ name, kind, method, path, headers, body }`. `documents` is their share of pages. */
export function nextOf(day, { documents = 0.5 } = {}) {
  const { random, buyers } = day;
  const lots = [
    ...Object.entries(shares.pages).map(([name, share]) => ({ name, share, make: pages[name] })),
    ...Object.entries(shares.calls).map(([name, share]) => ({
      name,
      share,
      make: calls[name],
      isCall: true,
    })),
  ];
  const sum = lots.reduce((total, { share }) => total + share, 0);
  const draw = () => {
    let at = random.next() * sum;
    return lots.find(({ share }) => {
      at -= share;
      return at < 0;
    });
  };
  return () => {
    const { name, make, isCall } = draw();
    const buyer = random.one(buyers);
    const made = make(day, buyer);
    const headers = {
      cookie: `bbcToken=${buyer.accessToken}; bbcUserId=${buyer.userId}`,
      "accept-encoding": "gzip, deflate, br",
      "sec-fetch-site": "same-origin",
    };
    if (isCall) {
      Object.assign(headers, { locale: "zh_CN", accept: "application/json" });
      if (made.isNew) headers["idempotency-key"] = randomUUID();
      if (made.body) headers["content-type"] = "application/json";
      return { name, kind: "call", headers, ...made, body: made.body && JSON.stringify(made.body) };
    }
    const isDocument = random.next() < documents;
    if (isDocument)
      return {
        name,
        kind: "document",
        method: "GET",
        path: made,
        headers: { ...headers, accept: "text/html" },
      };
    return {
      name,
      kind: "data",
      method: "GET",
      path: dataPath(made),
      headers: { ...headers, accept: "*/*" },
    };
  };
}

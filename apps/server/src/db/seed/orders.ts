import { orderLimits, refundLimits } from "@tradehall/mall-rules/limits";
import { type Fen, fen, sumFen } from "@tradehall/mall-rules/money";
import { splitOver, tierPriceFen, tiersOfSku } from "@tradehall/mall-rules/pricing";
import { deliveryTypes, molds, parcelStates } from "@tradehall/mall-rules/states/order/delivery";
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { tagsOf } from "@tradehall/mall-rules/states/product/comment";
import { and, asc, eq } from "drizzle-orm";
import { recountReviews } from "../../modules/comment/recount-reviews.ts";
import { firstStation } from "../../modules/delivery/move-parcel.ts";
import { splitGoods } from "../../modules/delivery/split-goods.ts";
import { orderNumberAt, payNoAt } from "../../modules/order/lifecycle/order-number.ts";
import { needed } from "../../needed.ts";
import type { Database } from "../opened-database.ts";
import {
  activityItems,
  comments,
  orderItems,
  orders,
  parcels,
  payments,
  type RemarkAnswer,
  users,
} from "../schema/index.ts";
import { couriers, type LineSeed, type OrderSeed, orderSeeds } from "./data/orders.ts";
import { type AddressSeed, addressSeeds } from "./data/people.ts";
import { goodReviews, middlingReviews } from "./data/reviews.ts";
import { shopSeeds } from "./data/shops.ts";
import { type GeneratedProduct, type SkuRow, shopId } from "./generate.ts";
import type { Goods } from "./goods.ts";
import { insertRows, restartIds } from "./insert.ts";
import { seedOrderMessages } from "./messages.ts";
import { userId } from "./people.ts";
import { runningGroupId } from "./promotions.ts";
import { regionOf } from "./regions.ts";
import { openTeams } from "./teams.ts";

const hour = 3_600_000;
const day = 24 * hour;

interface Line {
  goods: GeneratedProduct;
  sku: SkuRow;
  quantity: number;
  priceFen: Fen;
  /** Of a line that was bought in one. */
  activityId: number | null;
}

/** Price of one piece at this quantity, as an order of it would be priced. */
function unitFen({ product }: GeneratedProduct, { priceFen }: SkuRow, quantity: number): Fen {
  const tiers = tiersOfSku({ priceFen, lowestPriceFen: product.priceFen, tiers: product.tierPrices ?? [] });
  return tierPriceFen({ priceFen, tiers }, quantity);
}

function lineOf(
  goods: Goods,
  all: Map<number, GeneratedProduct>,
  group: GroupItem,
  seed: LineSeed,
  seller: number | undefined,
): Line {
  const [family, nth, place, quantity] = seed;
  if (family === "group") {
    const product = all.get(group.prodId);
    const sku = product?.skus.find((row) => row.id === group.skuId);
    if (product === undefined || sku === undefined)
      throw new Error("The group-buying item is not in the catalogue.");
    return { goods: product, sku, quantity, priceFen: group.priceFen, activityId: runningGroupId };
  }
  const chosen =
    family === "points"
      ? goods.points()[nth]
      : seller === undefined
        ? goods.of(family, nth)
        : goods.sold(family, seller);
  const sku = chosen?.skus[place % (chosen.skus.length || 1)];
  if (chosen === undefined || sku === undefined) throw new Error(`There is no product for ${family}.`);
  return { goods: chosen, sku, quantity, priceFen: unitFen(chosen, sku, quantity), activityId: null };
}

interface GroupItem {
  prodId: number;
  skuId: number;
  priceFen: Fen;
}

/** Digits that differ for every order, in the place of the random ones. */
const tailOf = (index: number): number => (100_000 + index * 7_919) % 1_000_000;

/** When each step of an order happened and when its present state ends by itself. */
function moments(seed: OrderSeed, createdAt: Date) {
  const after = (ms: number) => new Date(createdAt.getTime() + ms);
  const reached = (...states: OrderSeed["status"][]) => states.includes(seed.status);
  const isPaid = !reached("unpaid", "canceled");
  const isShipped = reached("shipped", "received", "evaluated", "completed");
  const isReceived = reached("received", "evaluated", "completed");
  const shippedAt = isShipped ? after(Math.min(8, seed.hoursAgo / 4) * hour) : null;
  const receivedAt = isReceived ? after(Math.min(72, seed.hoursAgo * 0.6) * hour) : null;
  const deadlineAt = reached("unpaid")
    ? after(orderLimits.unpaidMs)
    : reached("grouping")
      ? after(day)
      : reached("shipped") && shippedAt
        ? new Date(shippedAt.getTime() + orderLimits.automaticReceiptMs)
        : reached("received", "evaluated") && receivedAt
          ? new Date(receivedAt.getTime() + refundLimits.allowedAfterReceiptMs)
          : null;
  return {
    createdAt,
    paidAt: isPaid ? after(4 * 60_000) : null,
    shippedAt,
    receivedAt,
    finishedAt: reached("completed") && receivedAt ? new Date(receivedAt.getTime() + 6 * day) : null,
    canceledAt: reached("canceled") ? after(orderLimits.unpaidMs) : null,
    deadlineAt,
  };
}

function addressOf(account: string) {
  const address = addressSeeds.find((row) => row.account === account);
  if (address === undefined) throw new Error(`${account} has no address.`);
  const { receiver, mobile, addr, areaId } = address;
  const { province, city, area } = regionOf(areaId);
  return { address, snapshot: { receiver, mobile, province, city, area, addr } };
}

/** What a buyer would answer to the fields that virtual goods require. */
const remarkAnswersOf = ({ product }: GeneratedProduct, to: AddressSeed): RemarkAnswer[] =>
  (product.remarkFields ?? [])
    .filter((field) => field.required)
    .map(({ name }) => {
      const isPhone = /手机|电话/.test(name);
      return {
        prodId: product.id,
        name,
        value: isPhone ? to.mobile : /地址/.test(name) ? to.addr : to.receiver,
      };
    });

const codesOf = (count: number, salt: number): string[] =>
  Array.from({ length: count }, (_, i) =>
    String(8_263_104_471 + salt * 1_000_003 + i * 48_611).padStart(12, "0"),
  );

/** Every third code was used; those of long ago have lapsed. */
const vouchersOf = ({ status }: OrderSeed, virtualCodes: string[], paidAt: Date) => ({
  virtualCodes,
  usedCodes: status === "completed" ? virtualCodes.filter((_, nth) => nth % 3 === 0) : [],
  codesUntil: new Date(paidAt.getTime() + (status === "completed" ? 30 * day : orderLimits.voucherMs)),
});

/** The rows of an order's lines, reductions shared out as an order shares them. */
function itemsOf(lines: readonly Line[], reducedFen: Fen) {
  const totals = lines.map((line) => fen(line.priceFen * line.quantity));
  const shares = splitOver(reducedFen, totals);
  return lines.map(({ goods: { product }, sku, quantity, priceFen, activityId }, i) => {
    const [totalFen = fen(0), shareFen = fen(0)] = [totals[i], shares[i]];
    return {
      ...{
        prodId: product.id,
        skuId: sku.id,
        prodName: product.name,
        quantity,
        priceFen,
        totalFen,
        shareFen,
        activityId,
      },
      skuName: (sku.values ?? []).join(" "),
      picture: product.pictures?.[0] ?? "",
      partyCode: sku.partyCode ?? "",
      makerCode: sku.makerCode ?? "",
      actualFen: fen(totalFen - shareFen),
    };
  });
}

/** Orders with their lines, parcels and payments. */
export async function seedOrders(
  db: Database,
  goods: Goods,
  catalogue: GeneratedProduct[],
  now: Date,
): Promise<void> {
  const all = new Map(catalogue.map((one) => [one.product.id, one]));
  const [group] = await db
    .select()
    .from(activityItems)
    .where(and(eq(activityItems.activityId, runningGroupId)))
    .limit(1);
  if (group === undefined) throw new Error("No group buying is running.");
  const orderRows: (typeof orders.$inferInsert)[] = [];
  const itemRows: (typeof orderItems.$inferInsert)[] = [];
  const parcelRows: (typeof parcels.$inferInsert)[] = [];
  const paid = new Map<number, typeof payments.$inferInsert>();
  orderSeeds.forEach((seed, index) => {
    const createdAt = new Date(now.getTime() - seed.hoursAgo * hour);
    const orderNumber = orderNumberAt(createdAt, tailOf(index + 1));
    let seller = seed.shop === undefined ? undefined : shopId(seed.shop);
    const lines = seed.lines.map((lineSeed) => {
      const line = lineOf(goods, all, group, lineSeed, seller);
      seller ??= line.goods.product.shopId;
      return line;
    });
    const first = needed(lines[0], "line of an order");
    const shop = shopSeeds[first.goods.product.shopId - 1];
    if (shop === undefined) throw new Error(`There is no shop ${first.goods.product.shopId}.`);
    const isPoints = seed.kind === "points";
    const isVirtual = first.goods.product.mold === molds.virtual;
    const goodsFen = sumFen(lines, (line) => fen(line.priceFen * line.quantity));
    const isFree = isVirtual || isPoints || (shop.freeFromFen !== null && goodsFen >= shop.freeFromFen);
    const freightFen = isFree ? fen(0) : shop.freightFen;
    const couponFen = fen(seed.coupon?.[1] ?? 0);
    const pointsUsed = isPoints ? (first.sku.scorePrice ?? 0) * first.quantity : (seed.pointsUsed ?? 0);
    const pointsFen = fen(isPoints ? 0 : pointsUsed);
    const actualFen = fen(goodsFen + freightFen - couponFen - pointsFen);
    const steps = moments(seed, createdAt);
    const { address, snapshot } = addressOf(seed.account);
    const payNo = steps.paidAt && (seed.payType ?? 3) !== 0 ? payNoAt(createdAt, tailOf(seed.submit)) : null;
    orderRows.push({
      ...steps,
      payNo,
      orderNumber,
      submitId: `seed-submit-${seed.submit}`,
      userId: userId(seed.account),
      enterpriseId: seed.enterprise,
      shopId: first.goods.product.shopId,
      shopName: shop.shopName,
      status: orderStatuses[seed.status],
      orderType: orderKinds[seed.kind ?? "general"],
      mold: first.goods.product.mold ?? 0,
      dvyType: isVirtual ? deliveryTypes.none : deliveryTypes[seed.delivery ?? "express"],
      pickupCode: seed.delivery === "pickup" && steps.paidAt ? `ZT${tailOf(index + 1)}` : "",
      goodsFen,
      freightFen,
      couponFen,
      pointsFen,
      pointsUsed,
      actualFen,
      userCouponIds: seed.coupon ? [seed.coupon[0]] : [],
      payType: steps.paidAt ? (seed.payType ?? 3) : null,
      address: isVirtual ? null : snapshot,
      remarks: seed.remarks ?? "",
      remarkAnswers: isVirtual ? remarkAnswersOf(first.goods, address) : [],
      ...(isVirtual && steps.paidAt ? vouchersOf(seed, codesOf(first.quantity, index), steps.paidAt) : {}),
      closeType: seed.closeType ?? null,
    });
    const commented = seed.status === "evaluated" || (seed.status === "completed" && index % 2 === 0);
    const firstItem = itemRows.length + 1;
    itemRows.push(
      ...itemsOf(lines, fen(couponFen + pointsFen)).map((row) => ({
        ...{ ...row, orderNumber, commented },
        scorePrice: isPoints ? (first.sku.scorePrice ?? 0) : 0,
      })),
    );
    const contents = splitGoods(
      lines.map(({ quantity }, nth) => ({ orderItemId: firstItem + nth, quantity })),
      seed.parcels ?? 0,
    );
    for (let i = 0; i < (seed.parcels ?? 0); i++)
      parcelRows.push({
        ...parcelOf(orderNumber, seed, steps, index + i, i, shop, snapshot),
        contents: contents[i] ?? [],
      });
    if (payNo) {
      const known = paid.get(seed.submit);
      paid.set(seed.submit, {
        payNo,
        userId: userId(seed.account),
        orderNumbers: [...(known?.orderNumbers ?? []), orderNumber],
        amountFen: fen((known?.amountFen ?? 0) + actualFen),
        payType: seed.payType ?? 3,
        status: "paid",
        createdAt: new Date(createdAt.getTime() + 60_000),
        expiresAt: new Date(createdAt.getTime() + 60_000 + orderLimits.paymentQrMs),
        paidAt: steps.paidAt,
      });
    }
  });
  await insertRows(db, payments, [...paid.values()]);
  await openTeams(db, orderRows, itemRows);
  await insertRows(db, orders, orderRows);
  await insertRows(db, orderItems, itemRows);
  await insertRows(db, parcels, parcelRows);
  await seedOwnComments(db);
  await seedOrderMessages(db, orderRows, parcelRows, now);
  for (const table of [orderItems, parcels]) await restartIds(db, table);
}

/** What the accounts wrote of the lines that count as reviewed. */
async function seedOwnComments(db: Database): Promise<void> {
  const lines = await db
    .select({ item: orderItems, order: orders, person: users })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orderItems.commented, true))
    .orderBy(asc(orderItems.id));
  const rows = lines.map(({ item, order, person }, at): typeof comments.$inferInsert => {
    const score = at % 4 === 3 ? 3 : 5;
    const [content, reply] = (score === 3 ? middlingReviews : goodReviews)[at % 5] ?? [
      "做工扎实，符合预期。",
      null,
    ];
    const createdAt = new Date((order.receivedAt ?? order.createdAt).getTime() + 3 * hour);
    return {
      prodId: item.prodId,
      userId: person.id,
      orderItemId: item.id,
      nickName: person.nickName,
      avatar: person.avatar,
      score,
      content,
      tags: tagsOf(score).slice(at % 2, (at % 2) + 2),
      pictures: at % 3 === 0 && item.picture ? [item.picture] : [],
      skuName: item.skuName,
      reply,
      repliedAt: reply === null ? null : new Date(createdAt.getTime() + 9 * hour),
      createdAt,
    };
  });
  await insertRows(db, comments, rows);
  await recountReviews(
    db,
    rows.map(({ prodId }) => prodId),
  );
}

function parcelOf(
  orderNumber: string,
  seed: OrderSeed,
  steps: ReturnType<typeof moments>,
  salt: number,
  nth: number,
  shop: { areaId: string; shopName: string },
  to: { city: string; area: string; addr: string },
): typeof parcels.$inferInsert {
  const { city } = to;
  const [dvyName, prefix] = couriers[salt % couriers.length] ?? ["顺丰速运", "SF13"];
  const from = regionOf(shop.areaId);
  const start = steps.shippedAt ?? steps.createdAt;
  const isSigned = steps.receivedAt !== null;
  const end = steps.receivedAt ?? new Date(start.getTime() + 30 * hour);
  if (seed.delivery === "pickup" || seed.delivery === "sameCity")
    return {
      orderNumber,
      dvyName: seed.delivery === "pickup" ? shop.shopName : "同城速送",
      dvyFlowId: seed.delivery === "pickup" ? "" : `TC${40_021_157 + salt}`,
      traces: [{ station: firstStation(seed.delivery, "同城速送"), at: start.toISOString() }],
      createdAt: start,
    };
  const text: [number, string][] = [
    [0, `【${from.city}】${dvyName}已揽收快件`],
    [0.15, `【${from.city}】快件已到达${from.city}转运中心`],
    [0.3, `【${from.city}】快件已从${from.city}转运中心发出，下一站${city}转运中心`],
    [0.7, `【${city}】快件已到达${city}转运中心`],
    [0.9, `【${city}】快件已到达${to.area}营业点，快递员正在派送，请保持电话畅通`],
    [1, `【${city}】快件已签收，签收人：前台代收，感谢使用${dvyName}`],
  ];
  const shown = isSigned ? text : nth === 0 && seed.hoursAgo > 50 ? text.slice(0, 5) : text.slice(0, 3);
  return {
    orderNumber,
    dvyName,
    dvyFlowId: `${prefix}${String(40_021_157 + salt * 913_337).padStart(9, "0")}`,
    state: isSigned ? parcelStates.signed : shown.length === 5 ? parcelStates.inCity : parcelStates.inTransit,
    traces: shown.map(([part, station]) => ({
      station,
      at: new Date(start.getTime() + part * (end.getTime() - start.getTime())).toISOString(),
    })),
    createdAt: start,
  };
}

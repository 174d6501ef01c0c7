/** Which of the pre-sale goods are sold for a deposit, one in each phase, and orders of dealer01 whose balance is due. */
import { orderLimits } from "@tradehall/mall-rules/limits";
import { type Fen, fen } from "@tradehall/mall-rules/money";
import { deliveryTypes } from "@tradehall/mall-rules/states/order/delivery";
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { and, asc, eq, like } from "drizzle-orm";
import { orderMessage } from "../../modules/message/notify-buyer.ts";
import { orderNumberAt, payNoAt } from "../../modules/order/lifecycle/order-number.ts";
import { preSaleValues } from "../../modules/order/lifecycle/pre-sale-values.ts";
import type { Database } from "../opened-database.ts";
import { notifyLogs, orderItems, orders, payments, products, shops, skus } from "../schema/index.ts";
import { addressSeeds } from "./data/people.ts";
import { preSaleDates } from "./data/specials.ts";
import { insertRows } from "./insert.ts";
import { userId } from "./people.ts";
import { regionOf } from "./regions.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** About a tenth of the price, in whole ten yuan. */
const depositOf = (priceFen: Fen): Fen => fen(Math.max(1_000, Math.round(priceFen / 10_000) * 1_000));

export async function seedPreSales(db: Database, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * day);
  for (const [index, { name, days, ordered }] of preSaleDates.entries()) {
    const [depositFrom, depositTo, balanceFrom, balanceTo] = days;
    const [product] = await db
      .select()
      .from(products)
      .where(and(eq(products.preSell, true), like(products.name, `%${name}%`)))
      .limit(1);
    if (!product) throw new Error(`There is no pre-sale called ${name}.`);
    const dates = {
      ...{ depositFrom: at(depositFrom), depositTo: at(depositTo) },
      ...{ balanceFrom: at(balanceFrom), balanceTo: at(balanceTo), preSellAt: at(balanceTo + 10) },
    };
    const depositFen = depositOf(product.priceFen);
    const changed = { ...product, ...dates, depositFen };
    await db
      .update(products)
      .set({ ...dates, depositFen })
      .where(eq(products.id, product.id));
    if (ordered)
      await seedOrder(db, changed, { index, orderedAt: at(ordered.daysAgo * -1), pieces: ordered.pieces });
  }
}

interface Ordered {
  index: number;
  orderedAt: Date;
  pieces: number;
}

async function seedOrder(
  db: Database,
  product: typeof products.$inferSelect,
  { index, orderedAt: createdAt, pieces }: Ordered,
): Promise<void> {
  const [sku] = await db
    .select()
    .from(skus)
    .where(eq(skus.prodId, product.id))
    .orderBy(asc(skus.id))
    .limit(1);
  const [shop] = await db.select().from(shops).where(eq(shops.id, product.shopId));
  const address = addressSeeds.find(({ account }) => account === "dealer01");
  if (!sku || !shop || !address) throw new Error(`${product.name} cannot be ordered.`);
  const tail = 990_000 + index;
  const orderNumber = orderNumberAt(createdAt, tail);
  const depositPayNo = payNoAt(createdAt, tail);
  const depositPaidAt = new Date(createdAt.getTime() + hour / 20);
  const goodsFen = fen(sku.priceFen * pieces);
  const freightFen =
    shop.freeFreightFen !== null && goodsFen >= shop.freeFreightFen ? fen(0) : shop.freightFen;
  const depositFen = fen((product.depositFen ?? 0) * pieces);
  const { receiver, mobile, addr, areaId } = address;
  const { province, city, area } = regionOf(areaId);
  await insertRows(db, payments, [
    {
      ...{ payNo: depositPayNo, userId: userId("dealer01"), orderNumbers: [orderNumber] },
      ...{ amountFen: depositFen, payType: payTypes.wechatScan, status: "paid", createdAt },
      ...{ expiresAt: new Date(createdAt.getTime() + orderLimits.paymentQrMs), paidAt: depositPaidAt },
    },
  ]);
  const [order] = await db
    .insert(orders)
    .values({
      ...{ orderNumber, submitId: `seed-pre-sale-${index}`, userId: userId("dealer01") },
      ...{ enterpriseId: 1, shopId: shop.id, shopName: shop.name },
      ...{ status: orderStatuses.balanceDue, orderType: orderKinds.preSale },
      ...{ dvyType: deliveryTypes.express, mold: product.mold },
      ...{ goodsFen, freightFen, actualFen: fen(goodsFen + freightFen), depositFen },
      ...{ depositPayType: payTypes.wechatScan, depositPayNo, depositPaidAt },
      ...{ balanceFrom: product.balanceFrom, balanceTo: product.balanceTo, shipBy: product.preSellAt },
      address: { receiver, mobile, province, city, area, addr },
      createdAt,
      deadlineAt: product.balanceTo,
    })
    .returning();
  if (!order) throw new Error(`no order of ${product.name}`);
  await db.insert(orderItems).values({
    ...{ orderNumber, prodId: product.id, skuId: sku.id, prodName: product.name, quantity: pieces },
    ...{
      skuName: sku.values.join(" "),
      picture: product.pictures[0] ?? "",
      partyCode: sku.partyCode,
      makerCode: sku.makerCode,
    },
    ...{ priceFen: sku.priceFen, totalFen: goodsFen, actualFen: goodsFen },
  });
  await db.insert(notifyLogs).values(orderMessage(order, "depositPaid", depositPaidAt, preSaleValues(order)));
}

import { startPreSale } from "@tradehall/api-client/endpoints/sandbox/shop/start-pre-sale";
import { yuanToFen } from "@tradehall/mall-rules/money";
import { and, eq, gt } from "drizzle-orm";
import { products } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";

export default handle(startPreSale, async ({ body }, { db, clock }) => {
  const { prodId, startsInMs, depositMs, waitMs, balanceMs } = body;
  const depositFen = yuanToFen(body.deposit);
  const depositFrom = clock.now().getTime() + startsInMs;
  const depositTo = depositFrom + depositMs;
  const balanceFrom = depositTo + waitMs;
  const times = { depositFrom, depositTo, balanceFrom, balanceTo: balanceFrom + balanceMs };
  const changed = await db
    .update(products)
    .set({
      ...{ depositFen, depositFrom: new Date(depositFrom), depositTo: new Date(depositTo) },
      ...{ balanceFrom: new Date(balanceFrom), balanceTo: new Date(times.balanceTo) },
    })
    .where(and(eq(products.id, prodId), eq(products.preSell, true), gt(products.priceFen, depositFen)))
    .returning({ id: products.id });
  if (changed.length === 0) refuse("prodMissing");
  return times;
});

import { getExchangeTerms } from "@tradehall/api-client/endpoints/exchange/get-exchange-terms";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { requireProduct } from "#server/modules/product/goods/listed-product.ts";
import { refuse } from "#server/refuse.ts";
import { termsOf } from "./terms-of.ts";

export default handle(getExchangeTerms, async ({ query: { prodId } }, { db, clock, buyer: { userId } }) => {
  await requireProduct(db, prodId);
  const [user] = await db.select({ score: users.points }).from(users).where(eq(users.id, userId));
  if (!user) refuse("sessionExpired");
  return { prodId, ...user, ...(await termsOf(db, userId, prodId)), now: clock.now().getTime() };
});

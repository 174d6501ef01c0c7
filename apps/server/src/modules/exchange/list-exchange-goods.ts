import { listExchangeGoods } from "@tradehall/api-client/endpoints/exchange/list-exchange-goods";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lapsingOf } from "#server/modules/wallet/lapsing.ts";
import { refuse } from "#server/refuse.ts";
import { exchangeCategories, exchangePage } from "./exchange-page.ts";

export default handle(listExchangeGoods, async ({ query }, { db, clock, buyer: { userId } }) => {
  const [[user], lapsing, categories] = await Promise.all([
    db.select({ score: users.points }).from(users).where(eq(users.id, userId)),
    lapsingOf(db, userId, clock.now()),
    exchangeCategories(db),
  ]);
  if (!user) refuse("sessionExpired");
  const { score } = user;
  return { ...(await exchangePage(db, { ...query, userId, score })), score, lapsing, categories };
});

import { listGroupGoods } from "@tradehall/api-client/endpoints/promotion/group/list-group-goods";
import { handle } from "#server/handle.ts";
import { groupGoods } from "./group-goods.ts";

export default handle(listGroupGoods, async ({ query: { isComing, ...page } }, { db, clock }) => {
  const now = clock.now();
  return { ...(await groupGoods(db, isComing === 1, now, page)), now: now.getTime() };
});

import { listBought } from "@tradehall/api-client/endpoints/order/list-bought";
import { handle } from "#server/handle.ts";
import { pageQuery } from "#server/paging.ts";
import { boughtSkus, toBoughtGoods } from "./bought-goods.ts";

export default handle(listBought, ({ query }, { db, clock, buyer }) => {
  const total = db.$count(boughtSkus(db, buyer, query).as("bought"));
  return pageQuery(query, total, boughtSkus(db, buyer, query), (found) =>
    toBoughtGoods(db, found, buyer, clock.now()),
  );
});

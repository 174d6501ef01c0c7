import { listBalanceChanges } from "@tradehall/api-client/endpoints/wallet/list-balance-changes";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { handle } from "#server/handle.ts";
import { pageQuery } from "#server/paging.ts";
import { balanceRows } from "./ledger-page.ts";

export default handle(listBalanceChanges, ({ query }, { db, buyer: { userId } }) => {
  const ask = { userId, type: query.type };
  const total = db.$count(balanceRows(db, ask).as("listed"));
  return pageQuery(query, total, balanceRows(db, ask), (rows) =>
    rows.map(({ id, changeFen, source, payNo, refundSn, createdAt, left, orderNumbers }) => ({
      ...{ id, source, payNo: payNo ?? "", refundSn: refundSn ?? "" },
      ...{ amount: fenToYuan(changeFen), left: fenToYuan(fen(left)), orderNumbers: orderNumbers ?? [] },
      time: chinaTime(createdAt),
    })),
  );
});

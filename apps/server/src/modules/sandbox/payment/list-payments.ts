import { sandboxListPayments } from "@tradehall/api-client/endpoints/sandbox/payment/list-payments";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { desc } from "drizzle-orm";
import { payments } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { statusAt } from "#server/modules/payment/status-at.ts";

const shown = 50;

export default handle(sandboxListPayments, async (_, { db, clock }) => {
  const rows = await db.select().from(payments).orderBy(desc(payments.createdAt)).limit(shown);
  return rows.map((row) => ({
    payNo: row.payNo,
    payType: row.payType,
    status: statusAt(row, clock.now()),
    orderNumbers: row.orderNumbers.join(","),
    totalFee: fenToYuan(row.amountFen),
    qrText: row.qrText,
    expiresAt: row.expiresAt.getTime(),
  }));
});

import { sandboxActOnRefund } from "@tradehall/api-client/endpoints/sandbox/order/act-on-refund";
import { normalizeText } from "@tradehall/mall-rules/checks/text";
import { refundMoves, refundStatusName } from "@tradehall/mall-rules/states/after-sale/refund";
import { eq } from "drizzle-orm";
import { moneyBacks, refunds } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockRefund } from "#server/modules/refund/lock-refund.ts";
import { moveRefund } from "#server/modules/refund/move-refund.ts";
import { sendAtOnce } from "#server/modules/refund/send-money-backs.ts";
import { settleDueRefunds } from "#server/modules/refund/settle-refunds.ts";
import { refuse } from "#server/refuse.ts";
import { eventsOf, listedRefunds } from "./refund-rows.ts";

export default handle(sandboxActOnRefund, async ({ params: { refundSn }, body }, { db, clock, locale }) => {
  const now = clock.now();
  const { event } = body;
  const which = eq(refunds.refundSn, refundSn);
  await settleDueRefunds(db, which, now, { skipsLocked: false, atMost: 1 });
  await db.transaction(async (tx) => {
    const locked = await lockRefund(tx, refundSn);
    const from = refundStatusName(locked.refund.status);
    const by = from && refundMoves[from][event]?.by;
    if (!by || !eventsOf(locked.refund.status).includes(event)) refuse("orderStatusChanged");
    const text = normalizeText(body.sellerMsg ?? "");
    if (event === "refuse" && text === "") refuse("requiredFieldMissing", { name: "sellerMsg" });
    const changes = event === "refuse" ? { sellerMsg: text } : {};
    await moveRefund(tx, locked, { event, by, at: now, details: text ? { text } : {}, changes });
  });
  await sendAtOnce(db, now, eq(moneyBacks.refundSn, refundSn));
  const [listed] = await listedRefunds(db, { locale, now }, which);
  if (!listed) refuse("refundMissing");
  return listed;
});

import { sandboxMoveMemberPurchase } from "@tradehall/api-client/endpoints/sandbox/payment/move-member-purchase";
import { handle } from "#server/handle.ts";
import { movePurchase, toPurchase } from "#server/modules/membership/paid/purchases.ts";

const events = { scan: "scan", success: "succeed", failure: "fail" } as const;

export default handle(
  sandboxMoveMemberPurchase,
  async ({ body: { payNo, result } }, { db, clock, locale }) => {
    const now = clock.now();
    return toPurchase(db, await movePurchase(db, payNo, events[result], now), { now, locale });
  },
);

import { sandboxMoveTopUp } from "@tradehall/api-client/endpoints/sandbox/payment/move-top-up";
import { handle } from "#server/handle.ts";
import { moveTopUp, toTopUp } from "#server/modules/payment/top-up/top-ups.ts";

const events = { scan: "scan", success: "succeed", failure: "fail" } as const;

export default handle(sandboxMoveTopUp, async ({ body: { payNo, result } }, { db, clock }) => {
  const now = clock.now();
  return toTopUp(await moveTopUp(db, payNo, events[result], now), now);
});

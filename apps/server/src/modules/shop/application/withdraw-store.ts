import { withdrawStore } from "@tradehall/api-client/endpoints/shop/application/withdraw-store";
import { eq } from "drizzle-orm";
import { storeApplications } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { ownStore, requireAct, toStep } from "./own-store.ts";

export default handle(withdrawStore, async (_, { db, buyer: { userId } }) =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const status = requireAct((await ownStore(tx, userId)).state, "withdraw", "applicant");
    if (status)
      await tx.update(storeApplications).set({ status }).where(eq(storeApplications.userId, userId));
    return toStep(await ownStore(tx, userId));
  }),
);

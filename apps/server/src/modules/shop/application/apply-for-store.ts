import { applyForStore } from "@tradehall/api-client/endpoints/shop/application/apply-for-store";
import { storeApplications } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { refuseFields } from "#server/refuse.ts";
import { checkedForm, releasePictures, takePictures } from "./checked-form.ts";
import { ownStore, requireAct, toStep } from "./own-store.ts";
import { isStoreNameTaken } from "./store-names.ts";

export default handle(applyForStore, async ({ body }, { db, clock, buyer: { userId } }) => {
  const form = checkedForm(body);
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const { state, application } = await ownStore(tx, userId);
    const status = requireAct(state, "apply", "applicant") ?? "underReview";
    // The name is decided when the platform passes one of those who want it.
    if (await isStoreNameTaken(tx, form.shopName)) refuseFields({ shopName: { reason: "storeNameTaken" } });
    await takePictures(tx, userId, form, now);
    await releasePictures(tx, userId, application, form);
    const sent = { ...form, status, remarks: "", submittedAt: now, decidedAt: null };
    await tx
      .insert(storeApplications)
      .values({ ...sent, userId })
      .onConflictDoUpdate({ target: storeApplications.userId, set: sent });
    return toStep(await ownStore(tx, userId));
  });
});

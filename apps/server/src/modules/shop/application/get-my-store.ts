import { getMyStore } from "@tradehall/api-client/endpoints/shop/application/get-my-store";
import { handle } from "#server/handle.ts";
import { signerOf } from "#server/modules/file/signed-path.ts";
import { ownStore, toApplication, toStep } from "./own-store.ts";

export default handle(getMyStore, async (_, { db, clock, buyer: { userId } }) => {
  const own = await ownStore(db, userId);
  const sign = await signerOf(db, userId, clock.now());
  const application = own.application && toApplication(own.application, sign);
  return { ...toStep(own), application, account: own.account };
});

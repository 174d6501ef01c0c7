/** Goes to another shop: select it, keep whether it sells to the buyer, refresh the shop's facts (Spec §4). Imported when it is due. */
import { getShop } from "@tradehall/api-client/endpoints/shop/get-shop";
import { selectShop } from "@tradehall/api-client/endpoints/shop/select-shop";
import type { UserInfoAnswer } from "@tradehall/api-client/models/user";
import { sessionNames } from "../../isomorphic/cookies.ts";
import { useShellStore } from "../../stores/shell-store.ts";
import { mall } from "../calls/client.ts";

export async function visitShop(user: UserInfoAnswer, shopId: number, prodId?: number): Promise<void> {
  try {
    const { isShowPurchase } = await mall(selectShop, {
      query: { shopId, ...(prodId === undefined ? {} : { prodId }) },
    });
    try {
      sessionStorage.setItem(sessionNames.isShowPurchase, String(isShowPurchase));
    } catch {
      // A forbidden storage keeps nothing.
    }
    useShellStore.setState({ shopGoneTo: { user, isShowPurchase, shopDetailInfo: await mall(getShop) } });
  } catch (error) {
    // The buyer asked for the product, not for the shop: they stay in theirs, and the page is (Spec §4 "ignored").
    console.error(error);
  }
}

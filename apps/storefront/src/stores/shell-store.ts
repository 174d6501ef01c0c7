/** The numbers in the chrome (Spec §3 "Client state"): the server's at first, then what answers say. */
import type { ShopDetail } from "@tradehall/api-client/models/shop";
import type { UserInfoAnswer } from "@tradehall/api-client/models/user";
import type { Flag } from "@tradehall/api-client/models/wire";
import { create } from "zustand";

interface ShellStore {
  /** Pieces in the cart; undefined until an answer changed what the page was rendered with. */
  cartNumbers: number | undefined;
  messageNumbers: number | undefined;
  /** Unread messages of conversations, as the chat last heard. */
  chatNumbers: number | undefined;
  /** The modal of A00008 is open. */
  isDealerChanged: boolean;
  /** The shop gone to since the server last said who the buyer is, and whether it sells to them. */
  shopGoneTo: { user: UserInfoAnswer; shopDetailInfo: ShopDetail; isShowPurchase: Flag } | undefined;
  set(numbers: Partial<Omit<ShellStore, "set">>): void;
}

export const useShellStore = create<ShellStore>()((set) => ({
  cartNumbers: undefined,
  messageNumbers: undefined,
  chatNumbers: undefined,
  isDealerChanged: false,
  shopGoneTo: undefined,
  set,
}));

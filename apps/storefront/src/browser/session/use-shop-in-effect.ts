/** The shop the buyer is in: the server's word, until they went to another one on this page (Spec §3 "shopDetailInfo"). */
import { useShellStore } from "../../stores/shell-store.ts";
import { useShell } from "./use-shell.ts";

export function useShopInEffect() {
  const { person } = useShell();
  const goneTo = useShellStore((store) => store.shopGoneTo);
  // A newer word of the server counts for more.
  const own = goneTo !== undefined && goneTo.user === person?.user ? goneTo : undefined;
  return {
    shop: own?.shopDetailInfo ?? person?.shop ?? null,
    isShowPurchase: own?.isShowPurchase ?? person?.user.isShowPurchase ?? 1,
  };
}

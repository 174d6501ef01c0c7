/** The number at the cart: an answer changed it here, or another tab says so. */
import { useShellStore } from "../../stores/shell-store.ts";
import { broadcastToTabs } from "../session/tabs.ts";

/** Shows the new number and tells the other tabs. */
export function showCartCount(pieces: number): void {
  useShellStore.getState().set({ cartNumbers: pieces });
  broadcastToTabs({ kind: "cartChanged", pieces });
}

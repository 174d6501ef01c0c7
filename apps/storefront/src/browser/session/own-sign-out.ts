/** Whether this tab itself is signing out. */
import { signOutAction } from "../../isomorphic/sign-in-address.ts";

let isOwnSignOut = false;
/** Whether this page is signing out: that its session is over is then no news, and no way of its own. */
export const isSigningOut = (): boolean => isOwnSignOut;

/** Listens until the returned function is called. */
export function listenForSignOut(): () => void {
  const onSubmit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && target.getAttribute("action") === signOutAction)
      isOwnSignOut = true;
  };
  // A page that the browser kept for its back button has to hear of the end.
  const onShow = () => {
    isOwnSignOut = false;
  };
  window.addEventListener("submit", onSubmit);
  window.addEventListener("pageshow", onShow, { capture: true });
  return () => {
    window.removeEventListener("submit", onSubmit);
    window.removeEventListener("pageshow", onShow, { capture: true });
  };
}

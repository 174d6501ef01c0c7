import { useState } from "react";
import { useNavigate, useNavigation } from "react-router-dom";
import { useIsStillHere } from "../../browser/actions/use-is-still-here.ts";
import { hrefTo } from "../../href-to.ts";

/** The way to the checkout, which reads the server's cart: the last press of the buyer must have arrived there. */
export function useCheckoutAfterSave(settle: () => Promise<boolean>) {
  const navigate = useNavigate();
  const isStaying = useIsStillHere();
  const isLeaving = useNavigation().location?.pathname === hrefTo("submit-order");
  const [isWaiting, setWaiting] = useState(false);
  const toCheckout = async () => {
    setWaiting(true);
    const isTaken = await settle();
    setWaiting(false);
    // Who went elsewhere meanwhile stays there.
    if (isTaken && isStaying()) await navigate(hrefTo("submit-order"));
  };
  return { isSettling: isLeaving || isWaiting, toCheckout };
}

/**
 * A change of the cart that failed: what was shown before comes back and the buyer is told. How the cart is then is
 * the server's word; while it cannot be reached the page keeps what it knows and asks later.
 */
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { toast } from "@tradehall/ui/Toast";
import { useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router-dom";
import { toMallError } from "../../adapters/mall-error.ts";
import { useErrorReaction } from "../../browser/errors/Reactions.tsx";

export function useCartErrors() {
  const react = useErrorReaction();
  const words = useReactionWords();
  const revalidator = useRevalidator();
  // Rows are memoised: what they call must not change with every change.
  const latest = useRef({ react, words, revalidator });
  latest.current = { react, words, revalidator };
  const isDoubtful = useRef(false);

  /** Whether the page's cart may be wrong since a silence; asking ends the doubt. */
  const takeDoubt = useCallback(() => {
    const was = isDoubtful.current;
    isDoubtful.current = false;
    return was;
  }, []);
  /** `isQuantity` says that what failed was a new quantity. */
  const hasFailed = useCallback((cause: unknown, isQuantity = false) => {
    const { react: reactTo, words: say, revalidator: cart } = latest.current;
    reactTo(cause);
    const reaction = toMallError(cause)?.reaction;
    if (reaction !== "network" && reaction !== "tryLater") return void cart.revalidate();
    // No one answers now: asking for the cart would fail as well and put the trouble page here.
    isDoubtful.current = true;
    if (reaction === "network")
      toast.show({
        tone: "danger",
        message: say(isQuantity ? "quantityUnsent" : "failed"),
        durationMs: shellLimits.errorToastMs,
      });
  }, []);
  useEffect(() => {
    const ask = () => takeDoubt() && void latest.current.revalidator.revalidate();
    window.addEventListener("online", ask);
    return () => window.removeEventListener("online", ask);
  }, [takeDoubt]);
  return { hasFailed, takeDoubt };
}

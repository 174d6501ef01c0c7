import { ApiError, NetworkError, SignInNeeded } from "@tradehall/api-client/errors";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { networkErrorWords } from "@tradehall/mall-rules/words";
import { toast } from "@tradehall/ui/Toast";
import { useRef } from "react";
import { language } from "../language";
import { loginHref } from "./addresses";
import { usePlace } from "./Place";
import { session } from "./session";

/**
 * What follows on a call that failed: who must sign in is led there and comes back, everyone else is told. `back` is the page to come
 * back to where it is not this one. What is no failure of a call is a bug, and thrown on.
 */
export function useFailure(): (error: unknown, back?: string) => void {
  const place = usePlace();
  const say = useReactionWords();
  const react = (error: unknown, back = place.address) => {
    if (error instanceof SignInNeeded) {
      session.end();
      place.go(loginHref(back, error.reason));
    } else if (error instanceof ApiError || error instanceof NetworkError) {
      const message =
        error instanceof NetworkError ? networkErrorWords[language.locale] : error.serverMessage;
      toast.show({ tone: "danger", message: message || say("serverError") });
    } else throw error;
  };
  // The same function for ever, since effects and memoised rows hold it.
  const latest = useRef(react);
  latest.current = react;
  return useRef((error: unknown, back?: string) => latest.current(error, back)).current;
}

/** The way to act on a failed call, and on a failed answer of an action. */
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { toast } from "@tradehall/ui/Toast";
import { useCallback } from "react";
import { isMallError, type MallError, toMallError } from "../../adapters/mall-error.ts";
import { useShellStore } from "../../stores/shell-store.ts";
import { useOnChange } from "../calls/use-on-change.ts";
import { handleError, signInAgain } from "./handle-error.ts";

/** Reacts to a failed call as the catalogue says; anything that is no failed call is thrown on. */
export function useErrorReaction(): (cause: unknown) => void {
  const words = useReactionWords();
  const set = useShellStore((store) => store.set);
  return useCallback(
    (cause: unknown) => {
      const error: MallError | undefined = isMallError(cause) ? cause : toMallError(cause);
      if (!error) throw cause;
      handleError(error, {
        toast: (message, durationMs) => toast.show({ tone: "danger", message, durationMs }),
        showDealerChanged: () => set({ isDealerChanged: true }),
        signIn: () => signInAgain(error),
        words: { fallback: words("fallback"), serverError: words("serverError") },
      });
    },
    [words, set],
  );
}

/** Reacts once to each failed answer of an action. */
export function useActionReaction(answer: { ok: boolean; error?: MallError } | undefined): void {
  const react = useErrorReaction();
  const error = answer?.ok === false ? answer.error : undefined;
  useOnChange(error, react);
}

/** Toasts, the modal of A00008, what no first view needs, and the way to act on a failed call. */
import { ReactionHost, useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { toast } from "@tradehall/ui/Toast";
import { useCallback } from "react";
import { useRouteLoaderData } from "react-router-dom";
import { isMallError, type MallError, toMallError } from "../../adapters/mall-error.ts";
import { hrefTo } from "../../href-to.ts";
import type { RootLoader } from "../../root-loader.ts";
import { useShellStore } from "../../stores/shell-store.ts";
import { useVisits } from "../analytics/use-visits.ts";
import { useOnChange } from "../calls/use-on-change.ts";
import { AfterPaint } from "../document/AfterPaint.tsx";
import { useAfterPaint } from "../document/use-after-paint.ts";
import { handleError, signInAgain } from "./handle-error.ts";

export function Reactions() {
  const isDealerChanged = useShellStore((store) => store.isDealerChanged);
  const set = useShellStore((store) => store.set);
  const confirm = () => {
    set({ isDealerChanged: false });
    // A new document: nothing of the old dealer may stay on the screen.
    window.location.assign(hrefTo("home"));
  };
  const react = useErrorReaction();
  const isAfterPaint = useAfterPaint();
  useVisits(useRouteLoaderData<RootLoader>("root")?.person?.user.userInfo.userId);
  return (
    <>
      <ReactionHost isDealerChanged={isDealerChanged} onDealerConfirm={confirm} />
      {isAfterPaint && <AfterPaint onError={react} />}
    </>
  );
}

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

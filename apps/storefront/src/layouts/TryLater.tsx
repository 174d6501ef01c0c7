import { TryLaterPage } from "@tradehall/mall-components/chrome/TryLaterPage";
import { tryLaterLimits } from "@tradehall/mall-rules/limits";
import { useCallback, useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { MallError } from "../adapters/mall-error.ts";
import { ErrorTitle } from "./ErrorTitle.tsx";

interface TryLaterProps {
  error: MallError;
  isAlone: boolean;
}

/**
 * A page whose calls were sent away for a moment: its data is asked for again after the wait, a few times without the
 * buyer. Without script the document is.
 */
export function TryLater({ error, isAlone }: TryLaterProps) {
  const { revalidate, state } = useRevalidator();
  const [met, setMet] = useState({ error, tries: 0 });
  // The same answer once more, after a try.
  if (met.error !== error) setMet({ error, tries: met.tries + 1 });
  const retry = useCallback(() => void revalidate(), [revalidate]);
  const reason = error.code === "A00015" ? "tooOften" : "busy";
  const seconds = error.retryAfterSeconds ?? tryLaterLimits.seconds;
  const isAutomatic = met.tries < tryLaterLimits.automaticTries;
  return (
    <>
      <ErrorTitle page={reason} />
      <noscript>
        <meta httpEquiv="refresh" content={String(seconds)} />
      </noscript>
      <TryLaterPage
        key={met.tries}
        reason={reason}
        waitMs={isAutomatic ? seconds * 1_000 : 0}
        isRetrying={state !== "idle"}
        onRetry={retry}
        isAlone={isAlone}
      />
    </>
  );
}

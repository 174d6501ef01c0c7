/** Exports a list, or what was chosen of it; one file at a time, and it can be ended. */
import type { Endpoint, InputOf } from "@tradehall/api-client/contract";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { toast } from "@tradehall/ui/Toast";
import { useCallback, useEffect, useRef, useState } from "react";
import { downloadFile } from "../calls/download-file.ts";
import { useErrorReaction } from "../errors/Reactions.tsx";

export function useExport<E extends Endpoint>(endpoint: E) {
  const [running, setRunning] = useState<{ count: number; share: number }>();
  const ending = useRef<AbortController>(null);
  const react = useErrorReaction();
  const words = useReactionWords();
  const cancel = useCallback(() => ending.current?.abort(), []);
  // Who leaves the list wants no file of it.
  useEffect(() => cancel, [cancel]);
  const start = async (input: InputOf<E>) => {
    cancel();
    ending.current = new AbortController();
    const { signal } = ending.current;
    setRunning({ count: 0, share: 0 });
    try {
      await downloadFile(endpoint, input, { signal, onProgress: setRunning });
      toast.show({ tone: "success", message: words("done") });
    } catch (error) {
      if (!signal.aborted) react(error);
    } finally {
      if (ending.current?.signal === signal) setRunning(undefined);
    }
  };
  return { start, running, cancel };
}

/** Something fetched by the page itself, with the states a screen needs. */
import { useCallback, useEffect, useRef, useState } from "react";
import { useErrorReaction } from "../../browser/errors/Reactions.tsx";

export interface Loaded<T> {
  /** The answer; undefined before it came. */
  data: T | undefined;
  state: "loading" | "failed" | "ready";
  /** Asks again. */
  retry: () => void;
  /** Changes what is shown, for what the buyer does to it. */
  change: (next: (data: T) => T) => void;
}

export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [data, setData] = useState<T>();
  const [hasFailed, setFailed] = useState(false);
  const react = useErrorReaction();
  const latest = useRef({ load, react });
  latest.current = { load, react };
  const isGone = useRef(false);
  const retry = useCallback(() => {
    setFailed(false);
    latest.current.load().then(
      (answer) => isGone.current || setData(answer),
      (error: unknown) => {
        if (isGone.current) return;
        setFailed(true);
        latest.current.react(error);
      },
    );
  }, []);
  useEffect(() => {
    isGone.current = false;
    retry();
    return () => {
      isGone.current = true;
    };
  }, [retry]);
  const change = useCallback(
    (next: (data: T) => T) => setData((now) => (now === undefined ? now : next(now))),
    [],
  );
  return {
    data,
    state: data !== undefined ? "ready" : hasFailed ? "failed" : "loading",
    retry,
    change,
  };
}

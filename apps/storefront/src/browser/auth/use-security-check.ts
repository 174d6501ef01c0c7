/** The captcha of a page: solved when something needs it, kept until it is used. */
import type { SecurityCheckState } from "@tradehall/mall-components/forms/SecurityCheck";
import { loadCode } from "@tradehall/ui/lazy-part";
import { useCallback, useEffect, useRef, useState } from "react";

export interface SecurityCheckHandle {
  check: { state: SecurityCheckState; progress: number };
  /** Solves a challenge ahead, or the one at work; the payload is kept. */
  solve: () => Promise<string | undefined>;
  /** The payload, solved now if none is kept; it is good once. Undefined where solving failed, or the page was left. */
  take: () => Promise<string | undefined>;
}

const untouched = { state: "idle", progress: 0 } as const;

export function useSecurityCheck(): SecurityCheckHandle {
  const [check, setCheck] = useState<SecurityCheckHandle["check"]>(untouched);
  const work = useRef<Promise<string | undefined>>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const solve = useCallback(() => {
    work.current ??= (async () => {
      setCheck({ state: "working", progress: 0 });
      try {
        const { solveCaptcha } = await loadCode(() => import("./captcha/solve-captcha.ts"));
        const payload = await solveCaptcha((progress) => setCheck({ state: "working", progress }));
        setCheck({ state: "done", progress: 1 });
        return payload;
      } catch (error) {
        // Only logged (Spec §8): the row says so and offers another try.
        console.error(error);
        setCheck({ state: "failed", progress: 0 });
        work.current = undefined;
        return undefined;
      }
    })();
    return work.current;
  }, []);
  const take = useCallback(async () => {
    const payload = await solve();
    // Anyone who left meanwhile wants nothing sent any more.
    if (isGone.current) return undefined;
    work.current = undefined;
    if (payload !== undefined) setCheck(untouched);
    return payload;
  }, [solve]);
  return { check, solve, take };
}

import { useCallback, useEffect, useRef } from "react";
import { useNavigation } from "react-router-dom";

/** Asked after waiting for an answer: whether the buyer is still here and not on the way to another page. */
export function useIsStillHere(): () => boolean {
  const isLeaving = useNavigation().state !== "idle";
  const isStaying = useRef(true);
  useEffect(() => {
    isStaying.current = !isLeaving;
    return () => {
      isStaying.current = false;
    };
  }, [isLeaving]);
  return useCallback(() => isStaying.current, []);
}

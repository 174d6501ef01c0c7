/** Cities and areas of a form, fetched as the level above them is chosen. */
import type { RegionLevel, RegionOption } from "@tradehall/mall-components/forms/RegionCascader";
import { useCallback, useEffect, useRef, useState } from "react";
import { fetchAreas } from "../calls/page-calls.ts";
import { later, retryAfterMs } from "../errors/later.ts";
import { useErrorReaction } from "../errors/Reactions.tsx";

interface Below {
  cities: readonly RegionOption[];
  areas: readonly RegionOption[];
}
const none: Below = { cities: [], areas: [] };

export function useRegions(start: Below = none) {
  const [below, setBelow] = useState(start);
  const [pendingRegion, setPendingRegion] = useState<RegionLevel>();
  /** Only the newest choice counts, whichever answer comes last; leaving the page is one, too. */
  const newest = useRef(0);
  const react = useErrorReaction();
  useEffect(
    () => () => {
      newest.current += 1;
    },
    [],
  );

  /** Whether the level's options came and are still wanted. */
  const open = async (level: RegionLevel, parentId: string): Promise<boolean> => {
    newest.current += 1;
    const mine = newest.current;
    const isOver = () => newest.current !== mine;
    setPendingRegion(level);
    setBelow((now) => ({ ...now, areas: [], ...(level === "city" ? { cities: [] } : {}) }));
    // Choosing the same province once more asks nothing.
    for (const waitMs of [...retryAfterMs, undefined]) {
      try {
        const found = await fetchAreas(Number(parentId));
        if (isOver()) return false;
        const options = found.map((area) => ({ id: String(area.areaId), name: area.areaName }));
        setBelow((now) => ({ ...now, [level === "city" ? "cities" : "areas"]: options }));
        setPendingRegion(undefined);
        return true;
      } catch (error) {
        if (isOver()) return false;
        if (waitMs === undefined) {
          react(error);
          setPendingRegion(undefined);
          return false;
        }
        console.error(error);
        await later(waitMs);
        if (isOver()) return false;
      }
    }
    return false;
  };
  const reset = useCallback(() => {
    newest.current += 1;
    setBelow(none);
    setPendingRegion(undefined);
  }, []);
  return { ...below, open, reset, pending: pendingRegion ? { pendingRegion } : {} };
}

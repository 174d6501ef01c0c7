/** Regions: where goods are to go, as calls are asked, and what a form offers to choose from. Server only. */
import { listAreas } from "@tradehall/api-client/endpoints/address/list-areas";
import { toId } from "@tradehall/mall-rules/checks/id";
import { readCookie, regionCookie } from "../isomorphic/cookies.ts";
import type { Mall } from "./mall.ts";

/** What this browser chose on a product's page; nothing where none was: the server then takes the buyer's default address. */
export function askedRegion(request: Request): { areaId?: number } {
  const areaId = toId(readCookie(request.headers.get("cookie"), regionCookie));
  return areaId ? { areaId } : {};
}

async function areasIn(mall: Mall, parent: string | undefined) {
  if (!parent || !/^\d{1,9}$/.test(parent)) return [];
  const areas = await mall.shared(listAreas, { query: { pid: Number(parent) } });
  return areas.map(({ areaId, areaName }) => ({ id: String(areaId), name: areaName }));
}

/** Options of the three levels for a region, so that a form sent without script comes back whole. */
export async function regionsFor(
  mall: Mall,
  { provinceId, cityId }: { provinceId?: string | undefined; cityId?: string | undefined },
) {
  const [provinces, cities, areas] = await Promise.all([
    areasIn(mall, "0"),
    areasIn(mall, provinceId),
    areasIn(mall, cityId),
  ]);
  return { provinces, cities, areas };
}

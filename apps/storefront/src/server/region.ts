/** Where goods are to go, as calls are asked: what this browser chose on a product's page. Server only. */
import { toId } from "@tradehall/mall-rules/checks/id";
import { readCookie, regionCookie } from "../both-sides/cookies.ts";

/** Nothing where none was chosen: the server then takes the buyer's default address. */
export function askedRegion(request: Request): { areaId?: number } {
  const areaId = toId(readCookie(request.headers.get("cookie"), regionCookie));
  return areaId ? { areaId } : {};
}

/** What the checkout offers to book an order on. Server only. */
import { getAllowance } from "@tradehall/api-client/endpoints/enterprise/get-allowance";
import { cookieNames, readCookie } from "../../both-sides/cookies.ts";
import { loadPart } from "../../server/load-list.ts";
import type { Mall } from "../../server/mall.ts";
import type { Booking } from "./SubmitOrderPage.tsx";

export async function bookingOf(mall: Mall, request: Request): Promise<Booking> {
  const isOfEnterprise = Boolean(readCookie(request.headers.get("cookie"), cookieNames.enterpriseName));
  const known = isOfEnterprise ? await loadPart(mall(getAllowance)) : undefined;
  return {
    isOfEnterprise,
    offered: { costCentre: known?.costCentres ?? [], project: known?.projects ?? [] },
  };
}

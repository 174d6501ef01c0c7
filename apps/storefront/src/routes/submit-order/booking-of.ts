/** What the checkout offers to book an order on. Server only. */
import { getAllowance } from "@tradehall/api-client/endpoints/enterprise/buying/get-allowance";
import { loadPart } from "../../server/load-list.ts";
import type { Mall } from "../../server/mall.ts";
import type { Booking } from "./submit-order-page-props.ts";

export async function bookingOf(mall: Mall): Promise<Booking> {
  const known = await loadPart(mall(getAllowance));
  return {
    isOfEnterprise: known?.isOfEnterprise === 1,
    offered: { costCentre: known?.costCentres ?? [], project: known?.projects ?? [] },
  };
}

/** What a page change is about, in the numbers of the flow-analysis record (Spec §9). */
import { detailPageIds, visitBizTypes } from "@tradehall/mall-rules/states/site/visit";
import { routeOf } from "../../href-to.ts";

/** A page as it was opened. */
export interface OpenedPage {
  pathname: string;
  search: string;
  /** A product whose group activity runs. */
  isGroupBuy: boolean;
  /** The buyer pressed a banner to come here. */
  isFromBanner: boolean;
}

export interface PageVisit {
  pageId: number;
  bizType: number;
  /** Id of the product, the flash-sale goods or the shop; "" where the page is about none. */
  bizData: string;
  /** Comma-joined; "" where the page is about no order. */
  orderNumbers: string;
}

const longestOrderNumbers = 1_000;

/** Undefined for a page without an id: it makes no record. */
export function visitOf({ pathname, search, isGroupBuy, isFromBanner }: OpenedPage): PageVisit | undefined {
  const route = routeOf(pathname);
  const name: string | undefined = route?.name;
  const pageId = route?.pageId;
  if (pageId === undefined) return undefined;
  const params = new URLSearchParams(search);
  const visit = { pageId, bizType: visitBizTypes.normal, bizData: "", orderNumbers: "" };
  const ownId = pathname.split("/")[2] ?? "";
  if (name === "detail") {
    const { fromBanner, normal, group } = detailPageIds;
    return {
      ...visit,
      pageId: isGroupBuy ? group : isFromBanner ? fromBanner : normal,
      bizType: isGroupBuy ? visitBizTypes.group : visitBizTypes.normal,
      bizData: ownId,
    };
  }
  if (name === "secdetail") return { ...visit, bizType: visitBizTypes.flashSale, bizData: ownId };
  return {
    ...visit,
    bizData: params.get("shopId") ?? "",
    orderNumbers: (params.get("orderNumbers") ?? params.get("orderNumber") ?? "").slice(
      0,
      longestOrderNumbers,
    ),
  };
}

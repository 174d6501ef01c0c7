/** Which actions of an order are pages, and their addresses. */
import type { OrderAction } from "@tradehall/mall-rules/states/order/order";
import { hrefTo } from "../href-to.ts";

const pages: Partial<Record<OrderAction, (orderNumber: string) => string | undefined>> = {
  pay: (orderNumbers) => hrefTo("payment", { orderNumbers }),
  payBalance: (orderNumbers) => hrefTo("payment", { orderNumbers }),
  logistics: (orderNumber) => `${hrefTo("order-detail", { orderNumber })}#logistics`,
  comment: (orderNumber) => hrefTo("write-comments", { orderNumber }),
  addComment: (orderNumber) => hrefTo("write-comments", { orderNumber }),
  applyInvoice: (orderNumber) => hrefTo("invoice-info-select", { orderNumber }),
  viewInvoice: (orderNumber) => hrefTo("invoice-detail", { orderNumber }),
  refund: (orderNumber) => hrefTo("apply-return", { orderNumber }),
};

export const orderHref = (orderNumber: string, action: OrderAction): string | undefined =>
  pages[action]?.(orderNumber);

/** Whether an action needs no page, or its page is built. */
export const isOffered = (action: OrderAction): boolean =>
  !pages[action] || orderHref("0", action) !== undefined;

import type { OrderAction } from "@tradehall/mall-rules/states/order/order";
import type { OrderCardView } from "../order-views.ts";

export interface OrderCardProps {
  /** The order, as the list says it. */
  order: OrderCardView;
  /** A button was pressed, 删除订单 at the head included. */
  onAction?: (orderNumber: string, action: OrderAction) => void;
  /** Address of an action that is a page. */
  hrefFor?: (orderNumber: string, action: OrderAction) => string | undefined;
  /** The action of this order that is on its way. */
  pendingAction?: OrderAction;
  /** The buyer wrote their own number of the purchase. */
  onPoNumber?: (orderNumber: string, poNumber: string) => void;
  /** Whether it is among those to pay, print or export. */
  isChosen?: boolean;
  /** Chosen or not any more; without it there is no box. */
  onChoose?: (orderNumber: string, isChosen: boolean) => void;
  /** Id of the form that pays the chosen orders together, to which its box belongs. */
  payForm?: string;
  /** Whether it goes onto paper. Default yes. */
  isPrinted?: boolean;
  /** Its time is over: ask for the state. */
  onExpire?: (orderNumber: string) => void;
}

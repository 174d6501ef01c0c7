import type { OwedOrderView } from "@tradehall/mall-components/wallet/OwedOrders";
import type { YuanText } from "@tradehall/mall-rules/money";

export interface OwedToShop {
  shopId: number;
  shopName: string;
  used: YuanText;
  pageCount: number;
  orders: OwedOrderView[];
  chosen: { orderNumbers: string[]; amount: YuanText } | undefined;
}

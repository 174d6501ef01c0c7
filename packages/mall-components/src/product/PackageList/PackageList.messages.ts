import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PackageList. */
export const words = defineMessages({
  choose: { id: "packageList.choose", defaultMessage: "选择套餐" },
  saved: { id: "packageList.saved", defaultMessage: "立省 ¥{amount}" },
  soldOut: { id: "packageList.soldOut", defaultMessage: "套餐内商品暂时缺货" },
  add: { id: "packageList.add", defaultMessage: "套餐加入购物车" },
  buy: { id: "packageList.buy", defaultMessage: "购买套餐" },
});

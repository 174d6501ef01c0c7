/**
 * Props that only stories give: pages still to be built want them (docs/routes-to-build.md), or they are still to be
 * deleted. This list must shrink to nothing.
 */
export const notYetGiven: Readonly<Record<string, string>> = {
  "account/Ledger": "label entries tabs tab pager state onRetry",
  "catalog/BuyBox": "defaultSelection",
  "catalog/ProductTable": "caption skeletonCount",
  "catalog/ShopCard": "serviceHref",
  "trade/CartShopGroup": "onChangeSku",
  "trade/OrderGoodsTable": "serviceHref",
  "trade/PayMethods": "topUpHref",
  "trade/PayResult": "methodText message",
  "trade/QrPayPanel": "troubleHref",
  "trade/SubmitBar": "onSubmit",
};

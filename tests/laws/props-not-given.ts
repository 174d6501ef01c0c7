/**
 * Props that only stories give: pages still to be built want them (docs/routes-to-build.md), or they are still to be
 * deleted. This list must shrink to nothing.
 */
export const notYetGiven: Readonly<Record<string, string>> = {
  "catalog/BuyBox": "defaultSelection",
  "catalog/ProductTable": "caption skeletonCount",
  "catalog/ShopCard": "serviceHref",
  "trade/CartShopGroup": "onChangeSku",
  "trade/OrderGoodsTable": "serviceHref",
  "trade/PayResult": "methodText message",
  "trade/QrPayPanel": "troubleHref",
  "trade/SubmitBar": "onSubmit",
};

/**
 * Props that only stories give and that are still to be given or deleted. This list must shrink to nothing.
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

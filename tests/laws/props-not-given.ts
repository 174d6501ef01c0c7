/**
 * Props that only stories give and that are still to be given or deleted. This list must shrink to nothing.
 */
export const notYetGiven: Readonly<Record<string, string>> = {
  "catalog/BuyBox": "defaultSelection",
  "catalog/ProductTable": "caption skeletonCount",
  "trade/CartShopGroup": "onChangeSku",
  "trade/PayResult": "methodText message",
  "trade/QrPayPanel": "troubleHref",
  "trade/SubmitBar": "onSubmit",
};

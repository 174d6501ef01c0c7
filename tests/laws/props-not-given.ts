/**
 * Props that this mall's pages do not give and that other shops do. Each has a sentence in its type and a story that gives it.
 */
export const forOtherShops: Readonly<Record<string, string>> = {
  // This mall's flyout opens by hand.
  "chrome/CategoryFlyout": "defaultOpenId",
  // This mall's server sanitises, so its pages show CleanRichText.
  "parts/RichText": "html hosts isEager",
};

/**
 * Props that only stories give and that are still to be given or deleted. This list must shrink to nothing.
 */
export const notYetGiven: Readonly<Record<string, string>> = {
  "product/BuyBox": "defaultSelection",
  "product/ProductTable": "caption skeletonCount",
  "cart/CartShopGroup": "onChangeSku",
  "payment/PayResult": "methodText message",
  "payment/QrPayPanel": "troubleHref",
  "checkout/SubmitBar": "onSubmit",
};

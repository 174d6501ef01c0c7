/** Stories that are compared with their pictures: one for each kind of thing a buyer looks at, no more. */
export const picturedStories: readonly string[] = [
  "ui-button--variants",
  "ui-textfield--invalid",
  "ui-notice--tones",
  "ui-pagination--many-pages",
  "chrome-topbar--default",
  "chrome-header--on-list",
  "chrome-footer--default",
  "product-priceblock--full",
  "product-skupicker--impossible",
  "list-facetpanel--default",
  "cart-cartshopgroup--default",
  "order-pricebreakdown--every-step",
  "order-ordercard--shipped",
  "payment-paymethods--default",
  "payment-qrpaypanel--scanned",
];

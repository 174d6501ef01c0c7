/** Stories that are compared with their pictures: one for each kind of thing a buyer looks at, no more. */
export const picturedStories: readonly string[] = [
  "ui-button--variants",
  "ui-textfield--invalid",
  "ui-notice--tones",
  "ui-pagination--many-pages",
  "shell-topbar--signed-in",
  "shell-header--on-list",
  "shell-footer--full",
  "catalog-priceblock--full",
  "catalog-skupicker--impossible",
  "catalog-facetpanel--default",
  "trade-cartshopgroup--default",
  "trade-amountladder--every-step",
  "trade-ordercard--shipped",
  "trade-paymethods--default",
  "trade-qrpaypanel--scanned",
];

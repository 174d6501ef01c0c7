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

/** Stories whose states are grounds and shadows in a brand's colours: where the system chooses the colours, they need others. */
export const forcedStories: readonly string[] = [
  "ui-button--variants",
  "ui-checkbox--selected",
  "ui-radiogroup--default",
  "ui-switch--settings",
  "ui-segmentedcontrol--default",
  "ui-slider--default",
  "ui-progressbar--default",
  "ui-starrating--default",
  "ui-steps--default",
  "ui-tabs--default",
  "ui-calendar--chosen",
  "ui-tree--several",
  "ui-linechart--default",
  "ui-sharechart--default",
  "product-skupicker--impossible",
];

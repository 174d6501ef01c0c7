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

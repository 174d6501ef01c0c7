import type { SkuOption, SkuSelection, SkuSpec } from "@tradehall/mall-rules/states/sku-choice";

export interface SkuPickerProps {
  /** Specifications in order with their values. */
  specs: readonly SkuSpec[];
  /** SKUs that exist. */
  skus: readonly SkuOption[];
  /** Value chosen per specification. */
  selection: SkuSelection;
  /** Called with the next selection, conflicts already cleared. */
  onChange: (selection: SkuSelection) => void;
  /** Specifications still missing are marked. */
  isMissingShown?: boolean;
  /** Pictures of values, `"颜色:红色"` → path. */
  swatches?: Readonly<Record<string, string>>;
  /** Nothing can be chosen. */
  isDisabled?: boolean;
}

/** SkuPicker. */
export function SkuPicker(_props: SkuPickerProps) {
  return <div data-part="SkuPicker" />;
}

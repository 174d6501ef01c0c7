import { defineMessages } from "../../messages/define-messages.ts";

/** Words of SkuPicker. */
export const words = defineMessages({
  missing: { id: "skuPicker.missing", defaultMessage: "请选择{name}" },
  conflict: { id: "skuPicker.conflict", defaultMessage: "{value}，与已选规格不可同选" },
  moved: { id: "skuPicker.moved", defaultMessage: "没有该组合，其他规格已换为 {values}" },
  soldOut: { id: "skuPicker.soldOut", defaultMessage: "{value}，无货" },
});

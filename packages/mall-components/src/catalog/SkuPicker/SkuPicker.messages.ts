import { defineMessages } from "react-intl";

/** What the words of SkuPicker are filled with. */
type Values = {
  missing: { name: string | number };
  conflict: { value: string | number };
  soldOut: { value: string | number };
};

/** Words of SkuPicker. */
export const words = defineMessages<Values>({
  missing: { id: "skuPicker.missing", defaultMessage: "请选择{name}" },
  conflict: { id: "skuPicker.conflict", defaultMessage: "{value}，与已选规格不可同选" },
  soldOut: { id: "skuPicker.soldOut", defaultMessage: "{value}，无货" },
});

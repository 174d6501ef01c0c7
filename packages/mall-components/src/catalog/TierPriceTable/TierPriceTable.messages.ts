import { defineMessages, type NoMessageValues } from "react-intl";

/** What the words of TierPriceTable are filled with. */
type Values = {
  caption: NoMessageValues;
  count: NoMessageValues;
  price: NoMessageValues;
  range: { min: string | number; max: string | number; unit: string | number };
  from: { min: string | number; unit: string | number };
  piece: NoMessageValues;
  current: NoMessageValues;
};

/** Words of TierPriceTable. */
export const words = defineMessages<Values>({
  caption: { id: "tierPriceTable.caption", defaultMessage: "阶梯价" },
  count: { id: "tierPriceTable.count", defaultMessage: "起批量" },
  price: { id: "tierPriceTable.price", defaultMessage: "单价" },
  range: { id: "tierPriceTable.range", defaultMessage: "{min}-{max}{unit}" },
  from: { id: "tierPriceTable.from", defaultMessage: "≥{min}{unit}" },
  piece: { id: "tierPriceTable.piece", defaultMessage: "件" },
  current: { id: "tierPriceTable.current", defaultMessage: "当前适用" },
});

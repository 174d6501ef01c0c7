import { defineMessages } from "../../messages/define-messages.ts";

/** Words of TierPriceTable. */
export const words = defineMessages({
  caption: { id: "tierPriceTable.caption", defaultMessage: "阶梯价" },
  count: { id: "tierPriceTable.count", defaultMessage: "起批量" },
  range: { id: "tierPriceTable.range", defaultMessage: "{min}-{max}{unit}" },
  from: { id: "tierPriceTable.from", defaultMessage: "满{min}{unit}" },
  current: { id: "tierPriceTable.current", defaultMessage: "当前适用" },
});

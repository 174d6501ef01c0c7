import { defineMessages, type NoMessageValues } from "react-intl";

/** What the words of UndeliverableLines are filled with. */
type Values = {
  title: { count: number };
  leaveOut: NoMessageValues;
};

/** Words of UndeliverableLines. */
export const messages = defineMessages<Values>({
  title: { id: "undeliverableLines.title", defaultMessage: "以下 {count} 种商品无法送达所选地址" },
  leaveOut: { id: "undeliverableLines.leaveOut", defaultMessage: "移除这些商品，继续结算" },
});

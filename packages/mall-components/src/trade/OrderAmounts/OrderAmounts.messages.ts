import { defineMessages, type NoMessageValues } from "react-intl";

/** What the words of OrderAmounts are filled with. */
type Values = {
  title: NoMessageValues;
  method: { method: string | number };
};

/** Words of OrderAmounts. */
export const messages = defineMessages<Values>({
  title: { id: "orderAmounts.title", defaultMessage: "订单金额" },
  method: { id: "orderAmounts.method", defaultMessage: "支付方式：{method}" },
});

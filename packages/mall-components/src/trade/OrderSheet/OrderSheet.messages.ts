import { defineMessages, type NoMessageValues } from "react-intl";

/** What the words of OrderSheet are filled with. */
type Values = {
  title: { orderNumber: string | number };
  print: NoMessageValues;
};

/** Words of OrderSheet. */
export const messages = defineMessages<Values>({
  title: { id: "orderSheet.title", defaultMessage: "订单 {orderNumber}" },
  print: { id: "orderSheet.print", defaultMessage: "打印" },
});

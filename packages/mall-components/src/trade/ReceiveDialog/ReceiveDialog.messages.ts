import { defineMessages, type NoMessageValues } from "react-intl";

/** What the words of ReceiveDialog are filled with. */
type Values = {
  title: NoMessageValues;
  text: { orderNumber: string | number };
  confirm: NoMessageValues;
  cancel: NoMessageValues;
};

/** Words of ReceiveDialog. */
export const messages = defineMessages<Values>({
  title: { id: "receiveDialog.title", defaultMessage: "确认收货" },
  text: {
    id: "receiveDialog.text",
    defaultMessage: "请确认已收到订单 {orderNumber} 的全部商品，确认后不可撤销。",
  },
  confirm: { id: "receiveDialog.confirm", defaultMessage: "确认收货" },
  cancel: { id: "receiveDialog.cancel", defaultMessage: "取消" },
});

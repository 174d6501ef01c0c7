import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PromiseList. */
export const words = defineMessages({
  label: { id: "promiseList.label", defaultMessage: "服务承诺" },
  genuine: { id: "promiseList.genuine", defaultMessage: "正品保障" },
  genuineText: { id: "promiseList.genuineText", defaultMessage: "品牌授权，来源可查" },
  return: { id: "promiseList.return", defaultMessage: "7天无理由退货" },
  returnText: { id: "promiseList.returnText", defaultMessage: "定制、裁切等商品除外" },
  invoice: { id: "promiseList.invoice", defaultMessage: "规范开票" },
  invoiceText: { id: "promiseList.invoiceText", defaultMessage: "可开电子普票、专票" },
  service: { id: "promiseList.service", defaultMessage: "专属客服" },
  serviceText: { id: "promiseList.serviceText", defaultMessage: "5×8 小时在线响应" },
});

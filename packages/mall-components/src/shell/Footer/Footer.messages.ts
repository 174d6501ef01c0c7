import { defineMessages } from "react-intl";

/** Words of Footer. */
export const words = defineMessages({
  promiseGenuine: { id: "footer.promiseGenuine", defaultMessage: "正品保障" },
  promiseGenuineText: { id: "footer.promiseGenuineText", defaultMessage: "品牌授权，来源可查" },
  promiseReturn: { id: "footer.promiseReturn", defaultMessage: "7天无理由退货" },
  promiseReturnText: { id: "footer.promiseReturnText", defaultMessage: "不满意，随时退" },
  promiseInvoice: { id: "footer.promiseInvoice", defaultMessage: "规范开票" },
  promiseInvoiceText: { id: "footer.promiseInvoiceText", defaultMessage: "电子普通发票，按单开具" },
  promiseService: { id: "footer.promiseService", defaultMessage: "专属客服" },
  promiseServiceText: { id: "footer.promiseServiceText", defaultMessage: "5×8 小时在线响应" },
  terms: { id: "footer.terms", defaultMessage: "销售通用条款" },
  privacy: { id: "footer.privacy", defaultMessage: "隐私政策" },
  tel: { id: "footer.tel", defaultMessage: "电话" },
  address: { id: "footer.address", defaultMessage: "地址" },
  licence: { id: "footer.licence", defaultMessage: "营业执照" },
  links: { id: "footer.links", defaultMessage: "条款与政策" },
});

import { defineMessages } from "../../messages/define-messages.ts";

/** Words of LeadForm. */
export const words = defineMessages({
  title: { id: "leadForm.title", defaultMessage: "提交采购需求" },
  model: { id: "leadForm.model", defaultMessage: "意向商品型号" },
  choose: { id: "leadForm.choose", defaultMessage: "请选择" },
  userType: { id: "leadForm.userType", defaultMessage: "用户类型" },
  contact: { id: "leadForm.contact", defaultMessage: "联系人" },
  source: { id: "leadForm.source", defaultMessage: "了解渠道" },
  submit: { id: "leadForm.submit", defaultMessage: "提交需求" },
  consent: { id: "leadForm.consent", defaultMessage: "提交即表示同意我们按所填信息与您联系，详见" },
});

/** Kinds of customers, by their name in mall-rules. */
export const typeWords = defineMessages({
  dealer: { id: "leadForm.dealer", defaultMessage: "经销商" },
  manufacturer: { id: "leadForm.manufacturer", defaultMessage: "生产企业" },
  contractor: { id: "leadForm.contractor", defaultMessage: "工程服务商" },
  retailer: { id: "leadForm.retailer", defaultMessage: "零售门店" },
  institution: { id: "leadForm.institution", defaultMessage: "机关事业单位" },
});

/** Where they heard of the mall, by its name in mall-rules. */
export const sourceWords = defineMessages({
  search: { id: "leadForm.search", defaultMessage: "搜索引擎" },
  wechat: { id: "leadForm.wechat", defaultMessage: "微信公众号或视频号" },
  exhibition: { id: "leadForm.exhibition", defaultMessage: "行业展会" },
  recommendation: { id: "leadForm.recommendation", defaultMessage: "同行或朋友推荐" },
  salesVisit: { id: "leadForm.salesVisit", defaultMessage: "业务员拜访" },
  other: { id: "leadForm.other", defaultMessage: "其他" },
});

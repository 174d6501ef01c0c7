import { words as companyWords } from "../../forms/CompanyField/CompanyField.messages.ts";
import { messages as regionWords } from "../../forms/RegionCascader/RegionCascader.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { words as formWords } from "../LeadForm/LeadForm.messages.ts";

/** Words of LeadThanks. */
export const words = defineMessages({
  title: { id: "leadThanks.title", defaultMessage: "提交成功，感谢您的信任" },
  earlier: { id: "leadThanks.earlier", defaultMessage: "采购需求已提交，正在为您匹配店铺" },
  facts: { id: "leadThanks.facts", defaultMessage: "需求编号 {leadId} · {timeText}" },
  next: { id: "leadThanks.next", defaultMessage: "接下来" },
  call: { id: "leadThanks.call", defaultMessage: "采购顾问将在 1 个工作日内电话联系您" },
  check: { id: "leadThanks.check", defaultMessage: "核实企业信息，为您匹配专属经销商店铺" },
  register: { id: "leadThanks.register", defaultMessage: "注册账号，登录后即可按企业价下单" },
  signedIn: { id: "leadThanks.signedIn", defaultMessage: "店铺绑定完成后，本页自动进入商城，即可开始采购" },
  again: { id: "leadThanks.again", defaultMessage: "再提交一条" },
  change: { id: "leadThanks.change", defaultMessage: "修改后重新提交" },
});

/** What an enquiry says of itself. */
export const enquiryWords = {
  model: formWords.model,
  enterprise: companyWords.label,
  contact: formWords.contact,
  region: regionWords.label,
};

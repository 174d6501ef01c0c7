import { defineMessages } from "../../messages/define-messages.ts";

/** Words of LeadThanks. */
export const words = defineMessages({
  title: { id: "leadThanks.title", defaultMessage: "提交成功，感谢您的信任" },
  facts: { id: "leadThanks.facts", defaultMessage: "需求编号 {leadId} · {timeText}" },
  next: { id: "leadThanks.next", defaultMessage: "接下来" },
  call: { id: "leadThanks.call", defaultMessage: "采购顾问将在 1 个工作日内电话联系您" },
  check: { id: "leadThanks.check", defaultMessage: "核实企业信息，为您匹配专属经销商店铺" },
  register: { id: "leadThanks.register", defaultMessage: "注册账号，登录后即可按企业价下单" },
  signedIn: { id: "leadThanks.signedIn", defaultMessage: "店铺绑定完成后，重新登录本账号即可开始采购" },
  again: { id: "leadThanks.again", defaultMessage: "再提交一条" },
});

import { defineMessages } from "../../messages/define-messages.ts";

/** Words of EnterprisePanel. */
export const words = defineMessages({
  shop: { id: "enterprisePanel.shop", defaultMessage: "所属店铺" },
  askHim: { id: "enterprisePanel.askHim", defaultMessage: "联系管理员" },
  since: { id: "enterprisePanel.since", defaultMessage: "创建时间" },
  count: { id: "enterprisePanel.count", defaultMessage: "成员人数" },
  offered: {
    id: "enterprisePanel.offered",
    defaultMessage: "管理员希望将企业管理员转让给您，{time} 前有效。",
  },
  waits: {
    id: "enterprisePanel.waits",
    defaultMessage: "已向 {name} 发起管理员转让，等待对方确认，{time} 前有效。",
  },
  takeBack: { id: "enterprisePanel.takeBack", defaultMessage: "撤销转让" },
  orders: { id: "enterprisePanel.orders", defaultMessage: "企业全部订单" },
});

/** Names of its tabs. */
export const tabWords = defineMessages({
  tabs: { id: "enterprisePanel.tabs", defaultMessage: "企业" },
  facts: { id: "enterprisePanel.tab.facts", defaultMessage: "信息与成员" },
  approvals: { id: "enterprisePanel.tab.approvals", defaultMessage: "审批" },
  rules: { id: "enterprisePanel.tab.rules", defaultMessage: "规则与限额" },
  terms: { id: "enterprisePanel.tab.terms", defaultMessage: "账期额度" },
});

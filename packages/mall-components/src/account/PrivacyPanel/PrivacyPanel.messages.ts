import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PrivacyPanel. */
export const words = defineMessages({
  title: { id: "privacyPanel.title", defaultMessage: "隐私与数据" },
  recommended: { id: "privacyPanel.recommended", defaultMessage: "个性化推荐" },
  recommendedHint: {
    id: "privacyPanel.recommendedHint",
    defaultMessage: "根据您看过和买过的商品推荐；关闭后不再按您的记录推荐",
  },
  on: { id: "privacyPanel.on", defaultMessage: "已开启" },
  off: { id: "privacyPanel.off", defaultMessage: "已关闭" },
  turnOff: { id: "privacyPanel.turnOff", defaultMessage: "关闭个性化推荐" },
  turnOn: { id: "privacyPanel.turnOn", defaultMessage: "开启个性化推荐" },
  data: { id: "privacyPanel.data", defaultMessage: "我的数据" },
  dataHint: {
    id: "privacyPanel.dataHint",
    defaultMessage: "资料、订单、售后、评价等，打包为 ZIP（JSON 与 CSV），每 {minutes} 分钟可下载一次",
  },
  download: { id: "privacyPanel.download", defaultMessage: "下载数据" },
  downloading: { id: "privacyPanel.downloading", defaultMessage: "正在打包" },
  close: { id: "privacyPanel.close", defaultMessage: "注销账号" },
  closeHint: { id: "privacyPanel.closeHint", defaultMessage: "注销后资料将被清除，余额、积分和优惠券将作废" },
  closing: { id: "privacyPanel.closing", defaultMessage: "将于 {date} 注销" },
});

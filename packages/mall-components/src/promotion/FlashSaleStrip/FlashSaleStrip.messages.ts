import { defineMessages } from "../../messages/define-messages.ts";

/** Words of FlashSaleStrip. */
export const words = defineMessages({
  title: { id: "flashSaleStrip.title", defaultMessage: "秒杀专区" },
  over: { id: "flashSaleStrip.over", defaultMessage: "本场已结束" },
  started: { id: "flashSaleStrip.started", defaultMessage: "活动进行中" },
  consequenceRunning: { id: "flashSaleStrip.consequenceRunning", defaultMessage: "结束后恢复原价" },
  consequenceComing: { id: "flashSaleStrip.consequenceComing", defaultMessage: "开始后可抢购" },
  next: { id: "flashSaleStrip.next", defaultMessage: "下一场 {text}" },
  enter: { id: "flashSaleStrip.enter", defaultMessage: "进入秒杀专区" },
});

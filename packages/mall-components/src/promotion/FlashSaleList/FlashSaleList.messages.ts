import { defineMessages } from "../../messages/define-messages.ts";

/** Words of FlashSaleList. */
export const words = defineMessages({
  none: { id: "flashSaleList.none", defaultMessage: "本场暂无商品" },
  hint: { id: "flashSaleList.hint", defaultMessage: "看看其他场次，或先去逛逛" },
  noRound: { id: "flashSaleList.noRound", defaultMessage: "暂无秒杀活动" },
  noRoundHint: { id: "flashSaleList.noRoundHint", defaultMessage: "下一场会在这里公布，商品现可原价购买" },
  failed: { id: "flashSaleList.failed", defaultMessage: "秒杀商品加载失败" },
  forNow: { id: "flashSaleList.forNow", defaultMessage: "未付款订单取消后释放" },
});

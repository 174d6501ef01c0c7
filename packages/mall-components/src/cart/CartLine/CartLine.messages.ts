import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CartLine. */
export const messages = defineMessages({
  select: { id: "cartLine.select", defaultMessage: "选择“{title}”" },
  changeSku: { id: "cartLine.changeSku", defaultMessage: "更换规格" },
  cheaper: { id: "cartLine.cheaper", defaultMessage: "加入时 ¥{amount}，已降价" },
  dearer: { id: "cartLine.dearer", defaultMessage: "加入时 ¥{amount}，已涨价" },
  offerMax: { id: "cartLine.offerMax", defaultMessage: "优惠限 {max} 件，超出按原价" },
  nextTier: { id: "cartLine.nextTier", defaultMessage: "再买 {count} 件，单价 ¥{amount}" },
  reasonMin: { id: "cartLine.reasonMin", defaultMessage: "当前数量不可减少，{min} 件起订" },
  reasonMax: { id: "cartLine.reasonMax", defaultMessage: "库存不足，最多可买 {max} 件" },
  reasonStep: { id: "cartLine.reasonStep", defaultMessage: "请输入正确的商品数量，须为 {step} 件的倍数" },
  aboveStock: { id: "cartLine.aboveStock", defaultMessage: "库存不足，仅剩 {stock} 件" },
  lowStock: { id: "cartLine.lowStock", defaultMessage: "仅剩 {stock} 件" },
  rule: {
    id: "cartLine.rule",
    defaultMessage: "{min} 件起订{step, plural, =1 {} other {，每次增减 {step} 件}}",
  },
});

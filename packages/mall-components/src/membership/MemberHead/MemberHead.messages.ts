import { defineMessages } from "../../messages/define-messages.ts";

/** Words of MemberHead. */
export const words = defineMessages({
  growthIs: { id: "memberHead.growthIs", defaultMessage: "成长值 {growth}" },
  toNext: { id: "memberHead.toNext", defaultMessage: "再得 {left} 升级为{level}" },
  enough: { id: "memberHead.enough", defaultMessage: "成长值已满足{level}的要求" },
  highest: { id: "memberHead.highest", defaultMessage: "已达最高等级" },
  ended: { id: "memberHead.ended", defaultMessage: "已于 {date} 到期" },
  none: { id: "memberHead.none", defaultMessage: "尚未开通付费会员" },
  buy: { id: "memberHead.buy", defaultMessage: "立即开通" },
  renew: { id: "memberHead.renew", defaultMessage: "续费或升级" },
  again: { id: "memberHead.again", defaultMessage: "重新开通" },
  points: { id: "memberHead.points", defaultMessage: "积分" },
  savedPrice: { id: "memberHead.savedPrice", defaultMessage: "会员价已省" },
  savedFreight: { id: "memberHead.savedFreight", defaultMessage: "包邮已省" },
  benefits: { id: "memberHead.benefits", defaultMessage: "我的权益" },
  equity: { id: "memberHead.equity", defaultMessage: "查看会员权益" },
  figures: { id: "memberHead.figures", defaultMessage: "会员资产" },
});

import { defineMessages } from "../../messages/define-messages.ts";

/** Words of TeamPanel. */
export const words = defineMessages({
  leader: { id: "teamPanel.leader", defaultMessage: "团长" },
  own: { id: "teamPanel.own", defaultMessage: "我" },
  members: { id: "teamPanel.members", defaultMessage: "团员" },
  forming: { id: "teamPanel.forming", defaultMessage: "{size} 人团，还差 {count} 人" },
  full: { id: "teamPanel.full", defaultMessage: "{size} 人团，名额已满" },
  filled: { id: "teamPanel.filled", defaultMessage: "{size} 人团，已成团" },
  failed: { id: "teamPanel.failed", defaultMessage: "{size} 人团，未成团" },
  hint: { id: "teamPanel.hint", defaultMessage: "选好规格后点“去参团”，人满即发货" },
  ownHint: { id: "teamPanel.ownHint", defaultMessage: "您已参加该团，邀请同事或同行一起拼，人满即发货" },
  fullHint: { id: "teamPanel.fullHint", defaultMessage: "未付款的名额等待释放；也可自己开团" },
  filledHint: { id: "teamPanel.filledHint", defaultMessage: "该团已成团，可参加其他团或自己开团" },
  ownFilledHint: { id: "teamPanel.ownFilledHint", defaultMessage: "拼团成功，商家会尽快为您发货" },
  failedHint: {
    id: "teamPanel.failedHint",
    defaultMessage: "该团未在规定时间内凑满，可参加其他团或自己开团",
  },
  ownFailedHint: {
    id: "teamPanel.ownFailedHint",
    defaultMessage: "该团未在规定时间内凑满，款项原路退回",
  },
  overHint: { id: "teamPanel.overHint", defaultMessage: "拼团活动已结束，商品可原价购买" },
  ownOverHint: {
    id: "teamPanel.ownOverHint",
    defaultMessage: "拼团活动已结束，不能再邀请他人；逾期未成团将自动退款",
  },
  share: { id: "teamPanel.share", defaultMessage: "分享" },
});

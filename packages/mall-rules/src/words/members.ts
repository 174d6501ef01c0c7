/** Growth, sign-in, tasks and paid levels, in words that both sides say. */
import type { GrowthSource, MemberTask } from "../states/membership/member.ts";
import type { BuyBlock } from "../states/membership/membership.ts";
import { pointSourceWords } from "./ledger.ts";
import { fill, type Locale, type Sentence } from "./locale.ts";

export const growthSourceWords: Record<GrowthSource, Sentence> = {
  order: pointSourceWords.order,
  takenBack: pointSourceWords.takenBack,
  signIn: pointSourceWords.checkIn,
  task: pointSourceWords.task,
  opening: { zh_CN: "历史累计", en: "Earlier growth" },
};

export const memberTaskWords: Record<MemberTask, Sentence> = {
  profile: { zh_CN: "完善性别与生日", en: "Fill in gender and birthday" },
  mail: { zh_CN: "绑定邮箱", en: "Confirm an e-mail address" },
  address: { zh_CN: "添加收货地址", en: "Add a delivery address" },
  firstOrder: { zh_CN: "完成首个订单", en: "Receive a first order" },
  firstReview: { zh_CN: "发表首条评价", en: "Write a first review" },
};

/** Why a paid level cannot be bought, as the page and the server say it. */
export const buyBlockWords: Record<BuyBlock, Sentence> = {
  cheaper: {
    zh_CN: "当前会员等级更高，到期后可开通该等级",
    en: "A higher membership runs; this one can be bought when it is over",
  },
  growth: {
    zh_CN: "成长值达到 {growth} 后可开通",
    en: "Needs {growth} growth points",
  },
  closed: { zh_CN: "该等级已停止开通", en: "This level takes in no new members" },
  ahead: {
    zh_CN: "会员有效期已超过两年，暂不能续费",
    en: "The membership is paid for more than two years ahead",
  },
};

export const memberRefusalWords = {
  signedInToday: { zh_CN: "今天已签到，明天再来", en: "You have signed in today, come back tomorrow" },
  taskNotDone: { zh_CN: "任务尚未完成", en: "The task is not done yet" },
  taskClaimed: { zh_CN: "该任务奖励已领取", en: "The award of this task is claimed already" },
  memberLevelMissing: { zh_CN: "该会员等级不存在", en: "This membership does not exist" },
  memberPriceChanged: {
    zh_CN: "会员价格已变动，请确认后重新提交",
    en: "The price of the membership has changed, please check and submit again",
  },
  memberPayExpired: {
    zh_CN: "二维码已过期，请重新开通",
    en: "The QR code has expired, please buy the membership again",
  },
  memberPaid: { zh_CN: "会员已支付", en: "The membership is already paid" },
  couponLevel: {
    zh_CN: "该券仅限{level}及以上会员领取",
    en: "Only members of {level} and above can claim this coupon",
  },
  memberCheaper: buyBlockWords.cheaper,
  memberGrowth: buyBlockWords.growth,
  memberClosed: buyBlockWords.closed,
  memberAhead: buyBlockWords.ahead,
} as const satisfies Record<string, Sentence>;

export const memberCenterWords = {
  growthLedger: { zh_CN: "成长值明细", en: "Growth transactions" },
  paidLevels: { zh_CN: "付费会员权益", en: "Paid memberships" },
  growthLevels: { zh_CN: "成长等级权益", en: "Levels by growth" },
  buy: { zh_CN: "去开通会员", en: "Choose a membership" },
  back: { zh_CN: "返回会员中心", en: "Back to the member centre" },
  noneOnSale: { zh_CN: "暂无可开通的会员", en: "No membership is on sale now" },
} as const satisfies Record<string, Sentence>;

/** What a sign-in or a task gave. */
export const memberGainText = (
  { points, growth }: { points: number; growth: number },
  locale: Locale,
): string =>
  fill(
    { zh_CN: "已获得 {points} 积分、{growth} 成长值", en: "You got {points} points and {growth} growth" }[
      locale
    ],
    {
      points,
      growth,
    },
  );

/** A membership was paid; `endTime` as the wire says it. */
export const memberBoughtText = (level: string, endTime: string, locale: Locale): string =>
  fill({ zh_CN: "{level}已生效，有效期至 {date}", en: "You are a {level} member until {date}" }[locale], {
    level,
    date: endTime.slice(0, 10),
  });

import { defineMessages } from "../../messages/define-messages.ts";

/** Words of SignInCard. */
export const words = defineMessages({
  title: { id: "signInCard.title", defaultMessage: "每日签到" },
  streak: { id: "signInCard.streak", defaultMessage: "已连续签到 {streak, number} 天" },
  noStreak: { id: "signInCard.noStreak", defaultMessage: "还没有连续签到" },
  today: { id: "signInCard.today", defaultMessage: "今天签到可得 {points, number} 积分" },
  tomorrow: { id: "signInCard.tomorrow", defaultMessage: "明天签到可得 {points, number} 积分" },
  signIn: { id: "signInCard.signIn", defaultMessage: "立即签到" },
  done: { id: "signInCard.done", defaultMessage: "今日已签到" },
  signed: { id: "signInCard.signed", defaultMessage: "已签到" },
  earlier: { id: "signInCard.earlier", defaultMessage: "上个月" },
  later: { id: "signInCard.later", defaultMessage: "下个月" },
});

/** From Monday on, one letter each. */
export const weekdayWords = defineMessages({
  monday: { id: "signInCard.monday", defaultMessage: "一" },
  tuesday: { id: "signInCard.tuesday", defaultMessage: "二" },
  wednesday: { id: "signInCard.wednesday", defaultMessage: "三" },
  thursday: { id: "signInCard.thursday", defaultMessage: "四" },
  friday: { id: "signInCard.friday", defaultMessage: "五" },
  saturday: { id: "signInCard.saturday", defaultMessage: "六" },
  sunday: { id: "signInCard.sunday", defaultMessage: "日" },
});

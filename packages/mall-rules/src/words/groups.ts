/** Group buying: what the server refuses. */
import type { Sentence } from "./locale.ts";

export const groupRefusalWords = {
  teamMissing: { zh_CN: "拼团不存在", en: "The team does not exist" },
  teamOver: {
    zh_CN: "该团已结束，请参加其他团或自己开团",
    en: "This team is full: join another one or start your own",
  },
  teamFull: {
    zh_CN: "该团名额已满，请参加其他团或自己开团",
    en: "All places of this team are taken: join another one or start your own",
  },
  teamJoined: { zh_CN: "您已参加该团，不能重复参团", en: "You are in this team already" },
  groupRunning: {
    zh_CN: "您在本活动中有进行中的拼团订单，成团或关闭后才能再次参团",
    en: "You have a running group order of this activity: wait until its team is filled or it is closed",
  },
} as const satisfies Record<string, Sentence>;

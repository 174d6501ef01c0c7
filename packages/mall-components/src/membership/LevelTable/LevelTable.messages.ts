import { defineMessages } from "../../messages/define-messages.ts";

/** Words of LevelTable. */
export const words = defineMessages({
  level: { id: "levelTable.level", defaultMessage: "等级" },
  growth: { id: "levelTable.growth", defaultMessage: "所需成长值" },
  own: { id: "levelTable.own", defaultMessage: "我的等级" },
  none: { id: "levelTable.none", defaultMessage: "无此权益" },
  included: { id: "levelTable.included", defaultMessage: "享有" },
  times: { id: "levelTable.times", defaultMessage: "{times} 倍" },
  gift: { id: "levelTable.gift", defaultMessage: "{points} 积分" },
});

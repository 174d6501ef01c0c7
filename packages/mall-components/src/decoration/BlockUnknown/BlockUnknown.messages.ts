import { defineMessages } from "../../messages/define-messages.ts";

/** Words of BlockUnknown. */
export const words = defineMessages({
  unknown: { id: "blockUnknown.unknown", defaultMessage: "当前版本无法显示的模块：{name}，买家看不到它" },
  unnamed: { id: "blockUnknown.unnamed", defaultMessage: "有一个模块无法识别，买家看不到它" },
});

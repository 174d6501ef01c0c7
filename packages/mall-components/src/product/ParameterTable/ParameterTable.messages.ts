import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ParameterTable. */
export const words = defineMessages({
  caption: { id: "parameterTable.caption", defaultMessage: "规格参数" },
  empty: { id: "parameterTable.empty", defaultMessage: "暂无数据" },
});

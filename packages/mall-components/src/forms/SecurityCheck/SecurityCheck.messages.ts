import { defineMessages } from "../../messages/define-messages.ts";

/** Words of SecurityCheck. */
export const words = defineMessages({
  idle: { id: "securityCheck.idle", defaultMessage: "为了您的账号安全，请完成安全验证" },
  start: { id: "securityCheck.start", defaultMessage: "开始验证" },
  working: { id: "securityCheck.working", defaultMessage: "正在进行安全验证" },
  percent: { id: "securityCheck.percent", defaultMessage: "{percent}%" },
  done: { id: "securityCheck.done", defaultMessage: "安全验证通过" },
  failed: { id: "securityCheck.failed", defaultMessage: "安全验证未完成，请检查网络后重试" },
});

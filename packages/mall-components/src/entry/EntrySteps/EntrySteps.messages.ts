import { defineMessages } from "../../messages/define-messages.ts";
import { entryWords } from "../../messages/entry.messages.ts";

/** Words of EntrySteps. */
export const words = {
  ...defineMessages({
    register: { id: "entrySteps.register", defaultMessage: "欢迎注册" },
    forgot: { id: "entrySteps.forgot", defaultMessage: "找回密码" },
    steps: { id: "entrySteps.steps", defaultMessage: "步骤" },
    done: { id: "entrySteps.done", defaultMessage: "已完成" },
    verify: { id: "entrySteps.verify", defaultMessage: "验证手机号" },
    verifyOld: { id: "entrySteps.verifyOld", defaultMessage: "验证原手机号" },
    verifyNew: { id: "entrySteps.verifyNew", defaultMessage: "验证新手机号" },
    account: { id: "entrySteps.account", defaultMessage: "填写账号信息" },
    registered: { id: "entrySteps.registered", defaultMessage: "完成注册" },
    password: { id: "entrySteps.password", defaultMessage: "设置新密码" },
    finished: { id: "entrySteps.finished", defaultMessage: "完成" },
    remembered: { id: "entrySteps.remembered", defaultMessage: "想起密码了？" },
  }),
  change: entryWords.changePassword,
  mobile: entryWords.changeMobile,
};

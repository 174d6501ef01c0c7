import { defineMessages } from "../../messages/define-messages.ts";

/** Words of EntryDone. */
export const words = defineMessages({
  register: { id: "entryDone.register", defaultMessage: "注册成功" },
  forgot: { id: "entryDone.forgot", defaultMessage: "密码已重新设置" },
  change: { id: "entryDone.change", defaultMessage: "密码修改成功" },
  registerNext: { id: "entryDone.registerNext", defaultMessage: "{seconds} 秒后进入商城" },
  passwordNext: {
    id: "entryDone.passwordNext",
    defaultMessage: "所有设备已退出登录，{seconds} 秒后前往登录页",
  },
  enter: { id: "entryDone.enter", defaultMessage: "立即进入" },
  signIn: { id: "entryDone.signIn", defaultMessage: "立即登录" },
});

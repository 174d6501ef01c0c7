import { defineMessages } from "../../messages/define-messages.ts";

/** Words of EntryDone. */
export const words = defineMessages({
  register: { id: "entryDone.register", defaultMessage: "注册成功" },
  forgot: { id: "entryDone.forgot", defaultMessage: "密码已重新设置" },
  change: { id: "entryDone.change", defaultMessage: "密码修改成功" },
  mobile: { id: "entryDone.mobile", defaultMessage: "手机号更换成功" },
  registerNext: { id: "entryDone.registerNext", defaultMessage: "{seconds} 秒后进入商城" },
  passwordNext: {
    id: "entryDone.passwordNext",
    defaultMessage: "所有设备已退出登录，{seconds} 秒后前往登录页",
  },
  mobileNext: {
    id: "entryDone.mobileNext",
    defaultMessage: "以后请用新手机号登录，{seconds} 秒后返回账号信息",
  },
  enter: { id: "entryDone.enter", defaultMessage: "立即进入" },
  signIn: { id: "entryDone.signIn", defaultMessage: "立即登录" },
});

import { defineMessages } from "../../messages/define-messages.ts";

/** Words of HomeHero. */
export const words = defineMessages({
  hello: { id: "homeHero.hello", defaultMessage: "您好，{name}" },
  visitor: { id: "homeHero.visitor", defaultMessage: "您好，欢迎光临" },
  visitorText: { id: "homeHero.visitorText", defaultMessage: "登录后查看专属采购价" },
  login: { id: "homeHero.login", defaultMessage: "请登录" },
  register: { id: "homeHero.register", defaultMessage: "免费注册" },
  notices: { id: "homeHero.notices", defaultMessage: "公告" },
  more: { id: "homeHero.more", defaultMessage: "更多" },
  quick: { id: "homeHero.quick", defaultMessage: "快捷入口" },
});

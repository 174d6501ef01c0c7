import { defineMessages } from "../../messages/define-messages.ts";

/** Words of HomeHero. */
export const words = defineMessages({
  hello: { id: "homeHero.hello", defaultMessage: "您好，{name}" },
  visitorText: { id: "homeHero.visitorText", defaultMessage: "登录后查看专属采购价" },
  quick: { id: "homeHero.quick", defaultMessage: "快捷入口" },
});

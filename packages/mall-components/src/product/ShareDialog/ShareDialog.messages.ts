import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ShareDialog. */
export const words = defineMessages({
  title: { id: "shareDialog.title", defaultMessage: "分享商品" },
  scan: { id: "shareDialog.scan", defaultMessage: "用手机扫码打开此商品" },
  more: { id: "shareDialog.more", defaultMessage: "更多方式" },
});

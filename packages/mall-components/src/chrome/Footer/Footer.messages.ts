import { defineMessages } from "../../messages/define-messages.ts";

/** Words of Footer. */
export const words = defineMessages({
  terms: { id: "footer.terms", defaultMessage: "销售通用条款" },
  privacy: { id: "footer.privacy", defaultMessage: "隐私政策" },
  tel: { id: "footer.tel", defaultMessage: "电话" },
  address: { id: "footer.address", defaultMessage: "地址" },
  links: { id: "footer.links", defaultMessage: "条款与政策" },
});

import { defineMessages } from "../../messages/define-messages.ts";

/** Words of NoRightPage. */
export const words = defineMessages({
  title: { id: "noRightPage.title", defaultMessage: "您没有查看这个页面的权限" },
  ask: { id: "noRightPage.ask", defaultMessage: "如需开通，请联系您所在企业的管理员" },
  enterprise: { id: "noRightPage.enterprise", defaultMessage: "所在企业" },
  administrator: { id: "noRightPage.administrator", defaultMessage: "管理员昵称" },
  mobile: { id: "noRightPage.mobile", defaultMessage: "管理员手机" },
});

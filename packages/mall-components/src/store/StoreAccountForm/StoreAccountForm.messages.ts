import { defineMessages } from "../../messages/define-messages.ts";

/** Words of StoreAccountForm. */
export const words = defineMessages({
  merchant: {
    id: "storeAccountForm.merchant",
    defaultMessage: "店铺账号用于登录商家后台。商家后台是独立的程序，不在本商城内；",
  },
  address: { id: "storeAccountForm.address", defaultMessage: "登录地址：" },
  noAddress: { id: "storeAccountForm.noAddress", defaultMessage: "登录地址由平台另行通知。" },
  current: { id: "storeAccountForm.current", defaultMessage: "当前店铺账号：{account}" },
  proof: {
    id: "storeAccountForm.proof",
    defaultMessage: "修改账号或密码，需要验证您的手机号 {mobile}",
  },
  saved: { id: "storeAccountForm.saved", defaultMessage: "店铺账号已保存，可用于登录商家后台。" },
  pending: { id: "storeAccountForm.pending", defaultMessage: "正在保存店铺账号" },
});

import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import type { Bank } from "./pay-method.ts";

/** The sandbox's bank: money comes by POST /sandbox/bank. */
export const sandboxBank: Bank = {
  payType: payTypes.bankTransfer,
  account: {
    accountName: { zh_CN: "百工商城（沙盒）有限公司", en: "Baigong Mall (Sandbox) Ltd." },
    bankName: { zh_CN: "沙盒银行上海分行营业部", en: "Sandbox Bank, Shanghai Branch" },
    accountNo: "6222000020261127001",
  },
  // The sandbox's platform, or time, reports that the money has arrived.
  giveBack: async () => undefined,
};

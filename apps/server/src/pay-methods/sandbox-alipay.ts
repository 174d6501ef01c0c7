import { payTypes } from "@tradehall/mall-rules/states/payment";
import type { PayMethod } from "./pay-method.ts";

/** Alipay's code of the sandbox: paid at POST /sandbox/pay. */
export const sandboxAlipay: PayMethod = {
  payType: payTypes.alipay,
  open: async ({ payNo }) => ({ qrText: `https://qr.alipay.com/${payNo}` }),
};

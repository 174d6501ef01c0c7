import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import type { Provider } from "./pay-method.ts";

/** Alipay's code of the sandbox: paid at POST /sandbox/pay. */
export const sandboxAlipay: Provider = {
  payType: payTypes.alipay,
  // The sandbox's platform, or time, reports that the money has arrived.
  giveBack: async () => undefined,
  open: async ({ payNo }) => ({ qrText: `https://qr.alipay.com/${payNo}` }),
};

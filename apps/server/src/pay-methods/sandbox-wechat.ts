import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import type { Provider } from "./pay-method.ts";

/** WeChat's scan code of the sandbox: paid at POST /sandbox/pay. */
export const sandboxWechat: Provider = {
  payType: payTypes.wechatScan,
  // The sandbox's platform, or time, reports that the money has arrived.
  giveBack: async () => undefined,
  open: async ({ payNo }) => ({ qrText: `weixin://wxpay/bizpayurl?pr=${payNo}` }),
};

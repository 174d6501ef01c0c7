/** The ways to pay that this server offers, in the order the cashier shows them. */
import type { Settings } from "../settings.ts";
import { balance } from "./balance.ts";
import type { PayMethod } from "./pay-method.ts";
import { sandboxAlipay } from "./sandbox-alipay.ts";
import { sandboxWechat } from "./sandbox-wechat.ts";

export { askProvider } from "./ask-provider.ts";
export { isProvider } from "./pay-method.ts";

/** Without the sandbox nobody could scan its codes, so only the balance is left. */
export const payMethods = ({ sandbox }: Pick<Settings, "sandbox">): readonly PayMethod[] =>
  sandbox ? [sandboxWechat, sandboxAlipay, balance] : [balance];

/** Of any payment that was ever made, also by a way that is no longer offered. */
export const payMethodOf = (payType: number): PayMethod | undefined =>
  [sandboxWechat, sandboxAlipay, balance].find((one) => one.payType === payType);

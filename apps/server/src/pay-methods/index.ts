/** The ways to pay that this server offers, in the order the cashier shows them. */
import type { Settings } from "../settings.ts";
import { accountTerms } from "./account-terms.ts";
import { balance } from "./balance.ts";
import type { PayMethod } from "./pay-method.ts";
import { sandboxAlipay } from "./sandbox-alipay.ts";
import { sandboxBank } from "./sandbox-bank.ts";
import { sandboxWechat } from "./sandbox-wechat.ts";

export { askProvider } from "./ask-provider.ts";
export { isAccount, isBank, isProvider } from "./pay-method.ts";

/** Without the sandbox there is no phone that could scan its codes, so only the accounts in this database are left. */
export const payMethods = ({ sandbox }: Pick<Settings, "sandbox">): readonly PayMethod[] =>
  sandbox ? [sandboxWechat, sandboxAlipay, balance, sandboxBank, accountTerms] : [balance, accountTerms];

/** Of any payment that was ever made, also by a way that is no longer offered. */
export const payMethodOf = (payType: number): PayMethod | undefined =>
  [sandboxWechat, sandboxAlipay, balance, sandboxBank, accountTerms].find((one) => one.payType === payType);

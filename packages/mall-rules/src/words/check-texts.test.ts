import { expect, test } from "vitest";
import { addressRules } from "../checks/address.ts";
import { type FormRules, faultsOf, normalized } from "../checks/form.ts";
import { invoiceTitleRules } from "../checks/invoice.ts";
import { newAccountRules, signInRules } from "../checks/person.ts";
import { checkRefundAmount, refundRules, returnParcelRules } from "../checks/refund.ts";
import { fen } from "../money/index.ts";
import { checkText, checkTexts } from "./check-texts.ts";

/** What an empty form says, field by field. */
const saidOf = <Name extends string>(rules: FormRules<Name>) =>
  Object.values(checkTexts(faultsOf(rules, normalized(rules, new Map())), "zh_CN"));

test("an empty form says of each field what is asked for", () => {
  expect(saidOf(addressRules)).toEqual(["请输入收货人", "请输入手机号", "请选择所在地区", "请输入详细地址"]);
  expect(saidOf(signInRules.account)).toEqual(["请输入账号", "请输入密码"]);
  expect(saidOf(newAccountRules)).toContain("请输入确认密码");
  expect(saidOf(invoiceTitleRules)).toContain("请选择抬头类型");
  expect(saidOf(refundRules)).toEqual(["请选择退款类型", "请选择货物状态", "请选择退款原因"]);
  expect(saidOf(returnParcelRules)).toEqual(["请选择物流公司", "请输入物流单号", "请输入手机号"]);
});

test("an amount beyond its limits is said with both, as money is written", () => {
  const fault = checkRefundAmount(fen(5_800))("58.01");
  expect(fault && checkText(fault, "zh_CN")).toBe("退款金额应在 ¥0.01–¥58.00 之间");
});

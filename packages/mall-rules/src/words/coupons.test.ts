import { expect, test } from "vitest";
import { couponScopeText } from "./coupons.ts";

test.each([
  ["platform", [], "", "全平台"],
  ["platform", [], "华东工贸", "指定店铺：华东工贸"],
  ["category", ["工具", "五金"], "", "指定分类：工具、五金"],
  ["product", ["电钻", "角磨机", "卡尺"], "", "指定商品：电钻、角磨机 等 3 项"],
  ["category", [], "", "指定分类"],
] as const)("a coupon of %s %o of shop “%s” reaches %s", (scope, scopeNames, shopName, text) => {
  expect(couponScopeText({ scope, scopeNames, shopName }, "zh_CN")).toBe(text);
});

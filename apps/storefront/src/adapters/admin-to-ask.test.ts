import { expect, test } from "vitest";
import { adminNamesIn } from "./admin-to-ask.ts";

test("only a whole answer names someone", () => {
  const adminToAsk = { enterpriseName: "江南精密", nickName: "采购主管", mobile: "138****0001" };
  expect(adminNamesIn({ adminToAsk: { ...adminToAsk, id: 5 } })).toEqual(adminToAsk);
  for (const data of [null, "x", {}, { adminToAsk: null }, { adminToAsk: { ...adminToAsk, mobile: 1 } }])
    expect(adminNamesIn(data)).toBeUndefined();
});

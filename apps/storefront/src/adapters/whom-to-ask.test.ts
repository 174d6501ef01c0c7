import { expect, test } from "vitest";
import { whomToAskIn } from "./whom-to-ask.ts";

test("only a whole answer names someone", () => {
  const whomToAsk = { enterpriseName: "江南精密", nickName: "采购主管", mobile: "138****0001" };
  expect(whomToAskIn({ whomToAsk: { ...whomToAsk, id: 5 } })).toEqual(whomToAsk);
  for (const data of [null, "x", {}, { whomToAsk: null }, { whomToAsk: { ...whomToAsk, mobile: 1 } }])
    expect(whomToAskIn(data)).toBeUndefined();
});

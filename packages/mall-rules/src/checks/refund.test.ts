import { expect, test } from "vitest";
import { fen } from "../money/index.ts";
import { faultsOf, normalized } from "./form.ts";
import { checkRefundAmount, checkRefundExplanation, refundRules, returnParcelRules } from "./refund.ts";

test.each([
  ["", "required"],
  ["abc", "amountFormat"],
  ["1.234", "amountFormat"],
  ["-1", "amountFormat"],
  ["0", "amountRange"],
  ["165.01", "amountRange"],
  ["0.01", undefined],
  ["165", undefined],
  ["1e2", undefined],
])("an amount %s of at most 165.00", (typed, reason) => {
  expect(checkRefundAmount(fen(16_500))(typed)?.reason).toBe(reason);
});

test("an explanation may be missing and has at most 200 characters", () => {
  expect(checkRefundExplanation("")).toBeUndefined();
  expect(checkRefundExplanation("😀".repeat(200))).toBeUndefined();
  expect(checkRefundExplanation("😀".repeat(201))).toEqual({ reason: "tooLong", max: 200 });
  expect(checkRefundExplanation("   ")?.reason).toBe("blank");
  expect(checkRefundExplanation("a\u202eb")?.reason).toBe("controlCharacters");
});

test("a form tidies what is typed and names all that is missing", () => {
  const typed = new Map([["refundAmount", "￥１,２００.5"]]);
  const values = normalized(refundRules, typed);
  expect(values.refundAmount).toBe("1200.5");
  expect(Object.keys(faultsOf(refundRules, values))).toEqual(["applyType", "cargoStatus", "buyerReason"]);
  const parcel = normalized(
    returnParcelRules,
    new Map([
      ["expressName", " 顺丰速运 "],
      ["expressNo", "sf 1234 5678"],
      ["mobile", "+86 138-0000-0101"],
    ]),
  );
  expect(parcel).toEqual({ expressName: "顺丰速运", expressNo: "SF12345678", mobile: "13800000101" });
  expect(faultsOf(returnParcelRules, parcel)).toEqual({});
  expect(faultsOf(returnParcelRules, { ...parcel, expressNo: "<1>" })).toEqual({
    expressNo: { reason: "waybillFormat" },
  });
});

import { specialExample } from "@tradehall/api-client/models/examples/discount";
import { expect, test } from "vitest";
import { toSpecials } from "./specials.ts";
import { testRoutes } from "./testing/routes.ts";

const card = (status: "notStarted" | "inProgress") => {
  const prods = specialExample.prods.map((prod) => ({
    ...prod,
    ...({ price: "18.50", activityPrice: null, memberPrice: "16.00", offerPrice: "15.70" } as const),
  }));
  const { activities } = toSpecials(
    [{ ...specialExample, status, prods }],
    specialExample.startsAt,
    "zh_CN",
    testRoutes,
  );
  return activities[0]?.products[0];
};

test("before an offer begins its goods cost what they cost, and what they will cost is said beside it", () => {
  const coming = card("notStarted");
  expect(coming).toMatchObject({ yuan: "18.50", memberYuan: "16.00" });
  expect(coming?.tags?.[0]).toBe("优惠价 ¥15.70");
  expect(card("inProgress")?.tags ?? []).not.toContain("优惠价 ¥15.70");
});

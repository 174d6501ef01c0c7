import { listRefundReasons } from "@tradehall/api-client/endpoints/refund/list-refund-reasons";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("offers the reasons of a kind of refund, in the reader's words", async () => {
  const token = await server.signIn(world.users.buyer);
  const ask = async (applyType: number, cargoStatus: number, locale = "zh_CN") =>
    (
      await server.call(
        listRefundReasons,
        { query: { applyType, cargoStatus } },
        { token, headers: { locale } },
      )
    ).data;
  expect((await ask(1, 0)).map((one) => one.reasonText)).toContain("未按约定时间发货");
  expect((await ask(1, 1)).map((one) => one.reasonText)).not.toContain("未按约定时间发货");
  const ofCodes = await server.call(
    listRefundReasons,
    { query: { applyType: 1, cargoStatus: 0, orderMold: 1 } },
    { token },
  );
  expect(ofCodes.data.map((one) => one.buyerReason)).toEqual([
    "notWanted",
    "wrongOrder",
    "notAsDescribed",
    "other",
  ]);
  expect((await ask(2, 1))[0]).toEqual({ buyerReason: "sevenDays", reasonText: "7 天无理由退货" });
  expect((await ask(2, 1, "en"))[1]).toEqual({ buyerReason: "faulty", reasonText: "Faulty" });
});

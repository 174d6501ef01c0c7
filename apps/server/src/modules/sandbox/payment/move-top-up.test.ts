import { openTopUp } from "@tradehall/api-client/endpoints/payment/top-up/open-top-up";
import { sandboxMoveTopUp } from "@tradehall/api-client/endpoints/sandbox/payment/move-top-up";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("scans a top-up, lets it fail or pays it, once", async () => {
  const token = await server.signIn(world.users.other);
  const open = async () => {
    const body = { amount: "5.00", payType: payTypes.wechatScan } as const;
    return (await server.call(openTopUp, { body }, { token })).data.payNo;
  };
  const move = (payNo: string, result: "scan" | "success" | "failure") =>
    server.call(sandboxMoveTopUp, { body: { payNo, result } });
  const failing = await open();
  expect((await move(failing, "scan")).data.status).toBe("scanned");
  expect((await move(failing, "failure")).data.status).toBe("failed");
  const paying = await open();
  expect((await move(paying, "success")).data.status).toBe("paid");
  expect(await move(paying, "success")).toMatchObject({ success: false });
  expect(await move("P000000000", "scan")).toMatchObject({ code: "A00001" });
});

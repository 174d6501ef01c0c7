import { sandboxMoveRepayment } from "@tradehall/api-client/endpoints/sandbox/credit/move-repayment";
import { expect, test } from "vitest";
import { onTerms, repay } from "#server/testing/credit.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("scans and pays a repayment, and lets one fail", async () => {
  await onTerms(server);
  const token = await server.signIn(world.users.admin);
  const open = async () => (await repay(server, token, { amount: "1" }, 3)).data.repaymentNo;
  const move = async (repaymentNo: string, result: "scan" | "success" | "failure") =>
    server.call(sandboxMoveRepayment, { body: { repaymentNo, result } });
  const first = await open();
  expect((await move(first, "scan")).data.status).toBe("scanned");
  expect((await move(first, "success")).data.status).toBe("paid");
  expect((await move(await open(), "failure")).data.status).toBe("failed");
  expect(await move("P000000000", "success")).toMatchObject({ code: "A00001" });
});

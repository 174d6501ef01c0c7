import { getPaySwitch } from "@tradehall/api-client/endpoints/site/get-pay-switch";
import { describe, expect, test } from "vitest";
import { settings } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";

describe("with the sandbox", () => {
  const server = testServer();

  test("opens all methods until a setting closes one", async () => {
    expect((await server.call(getPaySwitch)).data).toEqual({
      wxPaySwitch: 1,
      aliPaySwitch: 1,
      balancePaySwitch: 1,
    });
    await server.database.db.insert(settings).values({ key: "paySwitch", value: { aliPaySwitch: 0 } });
    expect((await server.call(getPaySwitch)).data).toMatchObject({ wxPaySwitch: 1, aliPaySwitch: 0 });
  });
});

describe("without the sandbox", () => {
  const server = testServer({ sandbox: false });

  test("opens only the balance: no provider is behind the others", async () => {
    expect((await server.call(getPaySwitch)).data).toEqual({
      wxPaySwitch: 0,
      aliPaySwitch: 0,
      balancePaySwitch: 1,
    });
  });
});

import { sandboxListLeads } from "@tradehall/api-client/endpoints/sandbox/shop/list-leads";
import { describe, expect, test } from "vitest";
import { leads } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";

const lead = (enterpriseName: string) => ({
  enterpriseName,
  productModel: "扳手 10mm",
  userType: 1,
  contactName: "张三",
  mobile: "13900000000",
  ...{ provinceId: 1, province: "上海市", cityId: 2, city: "上海市", areaId: 3, area: "浦东新区" },
  acquisitionSource: 2,
  createdAt: new Date("2026-05-01T00:00:00Z"),
});

describe("with the sandbox", () => {
  const server = testServer();

  test("lists the newest enquiry first", async () => {
    await server.database.db.insert(leads).values([lead("先来公司"), lead("后来公司")]);
    const { data } = await server.call(sandboxListLeads);
    expect(data.map(({ enterpriseName }) => enterpriseName)).toEqual(["后来公司", "先来公司"]);
    expect(data[0]).toMatchObject({ region: "上海市 上海市 浦东新区", createTime: "2026-05-01 08:00:00" });
  });
});

describe("without the sandbox", () => {
  const server = testServer({ sandbox: false });

  test("does not exist", async () => {
    expect(await server.call(sandboxListLeads)).toMatchObject({ code: "A00013", status: 404 });
  });
});

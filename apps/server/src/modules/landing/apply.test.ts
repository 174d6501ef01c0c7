import { applyFromLanding } from "@tradehall/api-client/endpoints/landing/apply";
import { sandboxListLeads } from "@tradehall/api-client/endpoints/sandbox/shop/list-leads";
import { leadFormExample } from "@tradehall/api-client/models/landing";
import { describe, expect, test } from "vitest";
import { leads, products } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const form = { ...leadFormExample, skuId: world.skus.screwM6 };
const apply = (changes: object = {}, options: { token?: string; headers?: Record<string, string> } = {}) =>
  server.call(applyFromLanding, { body: { ...form, ...changes } }, options);
const kept = () => server.database.db.select().from(leads).orderBy(leads.id);

test("keeps a visitor's enquiry trimmed, with model and region by their own names", async () => {
  const { data } = await apply({
    enterpriseName: "  上海拓远机电设备有限公司 ",
    mobile: "１３８１７６２０４５１",
  });
  expect(data.leadId).toBeGreaterThan(0);
  expect((await kept()).at(-1)).toMatchObject({
    userId: null,
    productModel: "不锈钢内六角螺丝 M6",
    enterpriseName: "上海拓远机电设备有限公司",
    mobile: "13817620451",
    area: "浦东新区",
    embedded: 0,
  });
  expect((await server.call(sandboxListLeads)).data[0]).toMatchObject({ leadId: data.leadId });
});

test("knows who is signed in", async () => {
  await apply({ isEmbedded: 1 }, { token: await server.signIn(world.users.homeless) });
  expect((await kept()).at(-1)).toMatchObject({ userId: world.users.homeless, embedded: 1 });
});

test("keeps one enquiry of one key", async () => {
  const headers = { "idempotency-key": "lead-1" };
  const before = (await kept()).length;
  const first = await apply({}, { headers });
  const again = await apply({}, { headers });
  expect(again.data).toEqual(first.data);
  expect((await kept()).length).toBe(before + 1);
});

test("names every fault at its field and keeps nothing", async () => {
  const before = (await kept()).length;
  const empty = { skuId: 0, enterpriseName: "", userType: 0, contactName: "   ", mobile: "12", areaId: 0 };
  const answer = await apply({ ...empty, acquisitionSource: 0 });
  expect(answer).toMatchObject({ code: "A00001", msg: "请检查填写的内容" });
  expect(answer.data).toEqual({
    fields: {
      skuId: "请选择意向商品型号",
      enterpriseName: "请输入企业名称",
      userType: "请选择用户类型",
      contactName: "内容不能全为空格",
      mobile: "请输入以 1 开头的 11 位手机号",
      areaId: "请选择完整的省、市、区",
      acquisitionSource: "请选择了解渠道",
    },
  });
  expect((await kept()).length).toBe(before);
});

test("refuses names that cannot be seen or turn the reading direction, in the caller's language", async () => {
  const names = { enterpriseName: "\u200b\u2060\u2800", contactName: "周\u2066明远" };
  const { data } = await apply(names, { headers: { locale: "en" } });
  expect(data).toEqual({
    fields: {
      enterpriseName: "Content cannot be all spaces",
      contactName: "Control characters and marks that turn the reading direction are not taken",
    },
  });
});

test("refuses a district of another city, goods off the shelf and a kind that does not exist", async () => {
  expect((await apply({ areaId: 110_105 })).data).toMatchObject({
    fields: { areaId: "请选择完整的省、市、区" },
  });
  expect((await apply({ skuId: world.skus.offShelf })).data).toMatchObject({
    fields: { skuId: "请选择意向商品型号" },
  });
  expect(await apply({ userType: 77 })).toMatchObject({ code: "A00014" });
});

describe("without the sandbox", () => {
  const strict = testServer({ sandbox: false });

  test("takes a few enquiries a minute from one address", async () => {
    const codes: number[] = [];
    for (let at = 0; at < 12; at += 1)
      codes.push((await strict.call(applyFromLanding, { body: form })).status);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });
});

test("asks for no model while none is offered", async () => {
  await server.database.db.update(products).set({ status: 0 });
  const { data } = await apply({ skuId: 0 });
  expect(data.leadId).toBeGreaterThan(0);
  expect((await kept()).at(-1)).toMatchObject({ productModel: "", skuId: 0 });
  expect((await apply({ skuId: world.skus.screwM6 })).data).toEqual({
    fields: { skuId: "请选择意向商品型号" },
  });
});

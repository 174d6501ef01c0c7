import { addAddress } from "@tradehall/api-client/endpoints/address/add-address";
import { listAddresses } from "@tradehall/api-client/endpoints/address/list-addresses";
import { addressFormExample } from "@tradehall/api-client/models/address";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;

const add = (token: string, changes: object = {}, headers: Record<string, string> = {}) =>
  server.call(addAddress, { body: { ...addressFormExample, ...changes } }, { token, headers });
const listed = async (token: string) => (await server.call(listAddresses, {}, { token })).data;

test("makes the first address the default, keeps it so, and names regions by their ids", async () => {
  const token = await server.signIn(users.retail);
  const first = await add(token, { province: "骗人省", receiver: "  张三 " });
  expect(first.data).toMatchObject({
    province: "上海市",
    city: "上海市",
    area: "浦东新区",
    receiver: "张三",
    commonAddr: 1,
  });
  expect((await add(token)).data.commonAddr).toBe(0);
  const third = await add(token, { commonAddr: 1 });
  expect(third.data.commonAddr).toBe(1);
  const defaults = (await listed(token)).filter(({ commonAddr }) => commonAddr === 1);
  expect(defaults.map(({ addrId }) => addrId)).toEqual([third.data.addrId]);
});

test("names all faulty fields at once", async () => {
  const token = await server.signIn(users.retail);
  const answer = await add(token, { receiver: "张", mobile: "123", areaId: 0, addr: "   " });
  expect(answer).toMatchObject({
    code: "A00001",
    msg: "请检查填写的内容",
    data: {
      fields: {
        receiver: "长度需为 2-50 个字符",
        mobile: "请输入以 1 开头的 11 位手机号",
        areaId: "请选择完整的省、市、区",
        addr: "内容不能全为空格",
      },
    },
  });
});

test("refuses what cannot be seen or turns the reading direction", async () => {
  const token = await server.signIn(users.retail);
  const direction = "不能包含控制字符或改变文字方向的字符";
  expect((await add(token, { receiver: "\u3164\u200b", addr: "张江路\u202e 88 号" })).data).toEqual({
    fields: { receiver: "内容不能全为空格", addr: direction },
  });
  expect((await add(token, { postCode: "\u2067200120" })).data).toEqual({ fields: { postCode: direction } });
});

test("counts letters, not bytes: two signs outside the first plane are two", async () => {
  const token = await server.signIn(users.retail);
  expect(await add(token, { receiver: "𠮷𠮷", addr: "𠮷".repeat(50) })).toMatchObject({ success: true });
  expect(await add(token, { addr: "路".repeat(51) })).toMatchObject({
    data: { fields: { addr: "最多 50 个字符" } },
  });
});

test("refuses regions that do not lie in each other", async () => {
  const token = await server.signIn(users.retail);
  const wrong = [
    { provinceId: 110_000 },
    { cityId: 110_100 },
    { areaId: 110_101 },
    { areaId: 310_100 },
    { areaId: 319_999 },
    { provinceId: undefined },
  ];
  for (const region of wrong)
    expect(await add(token, region)).toMatchObject({
      data: { fields: { areaId: "请选择完整的省、市、区" } },
    });
});

test("keeps twenty at most, also when many are sent together", async () => {
  const token = await server.signIn(users.other);
  const answers = await Promise.all(Array.from({ length: 24 }, () => add(token)));
  expect(answers.filter(({ success }) => success)).toHaveLength(19);
  expect(await add(token)).toMatchObject({ code: "A00001", msg: "最多保存 20 个收货地址" });
  const all = await listed(token);
  expect(all).toHaveLength(20);
  expect(all.filter(({ commonAddr }) => commonAddr === 1)).toHaveLength(1);
});

test("adds one address for the same key", async () => {
  const token = await server.signIn(users.admin);
  const headers = { "idempotency-key": "once-please" };
  const [first, second] = [await add(token, {}, headers), await add(token, {}, headers)];
  expect(second.data).toEqual(first.data);
  expect(await listed(token)).toHaveLength(1);
});

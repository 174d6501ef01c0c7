import { addTitle } from "@tradehall/api-client/endpoints/invoice/title/add-title";
import { listTitles } from "@tradehall/api-client/endpoints/invoice/title/list-titles";
import { titleFormExample } from "@tradehall/api-client/models/examples/invoice";
import { expect, test } from "vitest";
import { keepTitle, person } from "#server/testing/invoices.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;
const listed = async (token: string) => (await server.call(listTitles, {}, { token })).data;

test("makes the first title the default, and keeps of a person what a person has", async () => {
  const token = await server.signIn(users.retail);
  const first = await keepTitle(server, token, { ...person, titleName: " 王建国 ", isDefault: 0 });
  expect(first.data).toMatchObject({ titleName: "王建国", taxNo: "", bankName: "", isDefault: 1 });
  const second = await keepTitle(server, token, { taxNo: " 91310115 ma1k4ty081" });
  expect(second.data).toMatchObject({ taxNo: "91310115MA1K4TY081", isDefault: 0 });
  const third = await keepTitle(server, token, { isDefault: 1 });
  expect((await listed(token)).map(({ titleId, isDefault }) => [titleId, isDefault])).toEqual([
    [third.data.titleId, 1],
    [second.data.titleId, 0],
    [first.data.titleId, 0],
  ]);
});

test("names all faulty fields at once, a number by its check sign", async () => {
  const token = await server.signIn(users.retail);
  const answer = await keepTitle(server, token, {
    ...{ titleName: "拓", taxNo: "91310115MA1K4TY08X", unitPhone: "12", bankAccount: "abc" },
  });
  expect(answer).toMatchObject({
    code: "A00001",
    data: {
      fields: {
        titleName: "长度需为 2-100 个字符",
        taxNo: "税号校验未通过，请检查是否有误",
        unitPhone: "请输入正确的手机号或带区号的固定电话",
        bankAccount: "请输入 8-30 位数字的银行账号",
      },
    },
  });
  expect((await keepTitle(server, token, { taxNo: "" })).data).toEqual({
    fields: { taxNo: "请输入纳税人识别号" },
  });
  for (const title of [{}, person])
    expect((await keepTitle(server, token, { ...title, titleName: "" })).data).toEqual({
      fields: { titleName: "请输入抬头名称" },
    });
});

test("keeps twenty at most, also when many are sent together", async () => {
  const token = await server.signIn(users.other);
  const answers = await Promise.all(Array.from({ length: 23 }, () => keepTitle(server, token)));
  expect(answers.filter(({ success }) => success)).toHaveLength(20);
  expect(await keepTitle(server, token)).toMatchObject({ msg: "最多保存 20 个发票抬头" });
  expect((await listed(token)).filter(({ isDefault }) => isDefault === 1)).toHaveLength(1);
});

test("adds one title for the same key", async () => {
  const token = await server.signIn(users.admin);
  const headers = { "idempotency-key": "one-title" };
  const add = () => server.call(addTitle, { body: titleFormExample }, { token, headers });
  expect((await add()).data).toEqual((await add()).data);
  expect(await listed(token)).toHaveLength(1);
});

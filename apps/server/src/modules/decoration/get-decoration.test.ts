import { getDecoration } from "@tradehall/api-client/endpoints/decoration/get-decoration";
import { selectShop } from "@tradehall/api-client/endpoints/shop/select-shop";
import { beforeAll, expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { plantDecorations, planted } from "./planted-decorations.ts";

const server = testServer();
const { users, shops } = world;

beforeAll(() => plantDecorations(server.database.db));

const asks = async (userId: number, id: number) =>
  server.call(getDecoration, { query: { id } }, { token: await server.signIn(userId) });
const notYours = { code: "A00001", msg: "仅该店铺的经销商和企业管理员可以预览" };

test("a shop's own dealer sees its draft, with marks of what is not known", async () => {
  expect((await asks(users.buyer, planted.draft)).data).toMatchObject({
    ...{ status: "draft", name: "草稿", shop: { shopId: shops.own } },
    blocks: [{ kind: "unknown", name: "liveRoom" }],
  });
});

test("so does the administrator of an enterprise that is bound to it", async () => {
  // Of enterprise 2, of the dealer's shop.
  expect((await asks(users.buyer, planted.dealers)).success).toBe(true);
  expect(await asks(users.other, planted.dealers)).toMatchObject(notYours);
});

test("anyone who only buys there, or only looks at it, does not", async () => {
  expect(await asks(users.retail, planted.draft)).toMatchObject(notYours);
  expect(await asks(users.homeless, planted.draft)).toMatchObject(notYours);
  const token = await server.signIn(users.other);
  await server.call(selectShop, { query: { shopId: shops.dealer } }, { token });
  expect(await asks(users.other, planted.dealers)).toMatchObject(notYours);
});

test("a suspended shop's people see their page all the same", async () => {
  expect(await asks(users.buyer, planted.suspended)).toMatchObject(notYours);
});

test("a member is told who of the enterprise gives rights, its administrator is told of none", async () => {
  const adminToAsk = { enterpriseName: "华东设备有限公司", mobile: "138****0105" };
  expect(await asks(users.buyer, planted.suspended)).toMatchObject({ data: { adminToAsk } });
  expect((await asks(users.other, planted.dealers)).data ?? {}).not.toHaveProperty("adminToAsk.mobile");
});

test("none is there by another number, and visitors are not asked", async () => {
  expect(await asks(users.buyer, 99)).toMatchObject({ code: "A00001", msg: "该装修页不存在" });
  expect(await server.call(getDecoration, { query: { id: planted.draft } })).toMatchObject({
    code: "A00004",
  });
});

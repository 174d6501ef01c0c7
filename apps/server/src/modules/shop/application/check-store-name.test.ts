import { checkStoreName } from "@tradehall/api-client/endpoints/shop/application/check-store-name";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shops } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const check = async (shopName: string) =>
  server.call(checkStoreName, { query: { shopName } }, { token: await server.signIn(world.users.buyer) });

test("a name is taken in any case and width, and free otherwise", async () => {
  await server.database.db.update(shops).set({ name: "Tool 8" }).where(eq(shops.id, world.shops.dealer));
  for (const name of ["Tool 8", "TOOL　８", " tool  8 "])
    expect((await check(name)).data).toEqual({ isTaken: 1 });
  expect((await check("Tool 9")).data).toEqual({ isTaken: 0 });
});

test("what is no name is refused, and who has no session", async () => {
  for (const name of ["", "a".repeat(21), "工具★", "a/b"])
    expect(await check(name)).toMatchObject({
      code: "A00001",
      data: { fields: { shopName: expect.any(String) } },
    });
  expect(await server.call(checkStoreName, { query: { shopName: "工具" } })).toMatchObject({
    code: "A00004",
  });
});

import { getDocument } from "@tradehall/api-client/endpoints/product/get-document";
import { eq } from "drizzle-orm";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test, vi } from "vitest";
import { products, skus } from "#server/db/schema/index.ts";
import { drawers } from "#server/modules/drawing/drawn.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { prods } = world;
const ask = (prodId: number | string, kind: string, locale = "zh_CN") =>
  server.app.inject({
    method: "GET",
    url: `${getDocument.path}?${new URLSearchParams({ prodId: String(prodId), kind })}`,
    headers: { locale },
  });
const nameOf = (disposition: unknown) => decodeURIComponent(String(disposition).split("UTF-8''")[1] ?? "");

test("the datasheet is a PDF of what the product says of itself now, under a name that any system keeps", async () => {
  const set = (parameters: { key: string; value: string }[]) =>
    server.database.db
      .update(products)
      .set({ parameters, name: '不锈钢/内六角"螺丝"\r\n' })
      .where(eq(products.id, prods.screws));
  const read = async () => {
    const answer = await ask(prods.screws, "datasheet");
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), {
      mergePages: true,
    });
    return { headers: answer.headers, text: text.replace(/\s+/g, "") };
  };
  await set([{ key: "材质", value: "304不锈钢" }]);
  const { headers, text } = await read();
  expect(headers["content-type"]).toBe("application/pdf");
  expect(headers["content-disposition"]).toMatch(/^attachment; filename\*=UTF-8''[\w%.~'()*!-]+$/);
  expect(nameOf(headers["content-disposition"])).toBe("不锈钢 内六角 螺丝 - 产品规格书.pdf");
  for (const expected of ["博远", "紧固件/螺丝/内六角螺丝", "材质304不锈钢", "M8", "自营店"])
    expect(text).toContain(expected);
  await set([{ key: "材质", value: "316不锈钢" }]);
  expect((await read()).text).toContain("316不锈钢");
});

test("a datasheet is kept as a file until its content changes", async () => {
  const draw = vi.spyOn(drawers, "run");
  const rename = (name: string) =>
    server.database.db.update(products).set({ name }).where(eq(products.id, prods.screws));
  // The 80th character takes two code units.
  await rename(`${"长".repeat(79)}🦊🦊`);
  const answers = await Promise.all([1, 2, 3].map(() => ask(prods.screws, "datasheet")));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.byteLength)).size).toBe(1);
  expect(nameOf(answers[0]?.headers["content-disposition"])).toBe(`${"长".repeat(79)}🦊 - 产品规格书.pdf`);
  await ask(prods.screws, "datasheet");
  expect(draw).toHaveBeenCalledTimes(1);
  await rename("短名");
  await ask(prods.screws, "datasheet");
  expect(draw).toHaveBeenCalledTimes(2);
  draw.mockRestore();
});

test("a full queue of drawings is refused as busy", async () => {
  const draw = vi.spyOn(drawers, "run").mockReturnValue(undefined);
  await server.database.db.update(products).set({ name: "另一个名" }).where(eq(products.id, prods.screws));
  const answer = await ask(prods.screws, "datasheet");
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: "A00016" });
  draw.mockRestore();
});

test("the SKUs are a table that a spreadsheet reads and runs nothing of", async () => {
  await server.database.db
    .update(skus)
    .set({ partyCode: "=1+1", weightGrams: 12 })
    .where(eq(skus.id, world.skus.screwM6));
  const { body, headers } = await ask(prods.screws, "skus", "en");
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(nameOf(headers["content-disposition"])).toMatch(/ - Table of SKUs\.csv$/);
  const [head, first] = body.split("\r\n");
  expect(head).toBe("\ufeffSKU code,规格,Weight (g)");
  expect(first).toBe("'=1+1,M6,12");
});

test("there is none of what is not sold, of no product, and of no other kind", async () => {
  expect((await ask(prods.offShelf, "skus")).json()).toMatchObject({ code: "A00001" });
  expect((await ask(9_999, "datasheet")).json()).toMatchObject({ code: "A00001" });
  expect((await ask(prods.screws, "report")).json()).toMatchObject({ code: "A00014" });
  expect((await ask("x", "skus")).json()).toMatchObject({ code: "A00014" });
});

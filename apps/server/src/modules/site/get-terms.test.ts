import { getTerms } from "@tradehall/api-client/endpoints/site/get-terms";
import { beforeAll, expect, test } from "vitest";
import { shopTerms } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { own, dealer, suspended } = world.shops;
const ask = (type: number, shopIds?: string, headers: Record<string, string> = {}) =>
  server.call(getTerms, { query: { type, ...(shopIds === undefined ? {} : { shopIds }) } }, { headers });

beforeAll(async () => {
  const effectiveAt = new Date("2026-01-01T00:00:00+08:00");
  await server.database.db.insert(shopTerms).values([
    {
      shopId: own,
      type: 4,
      contentHtml:
        "<p>序言</p><h2>适用 &amp; 范围</h2><p onclick=x>正文<script>1</script></p><h2>其他</h2><p>末</p>",
      contentHtmlEn: "<h2>Scope</h2><p>Text</p>",
      effectiveAt,
    },
    { shopId: dealer, type: 4, contentHtml: "<h2>经销商条款</h2><p>文</p>", effectiveAt },
    { shopId: own, type: 1, contentHtml: "<h2>隐私</h2><p>文</p>", effectiveAt },
  ]);
});

test("answers a shop's terms cleaned and cut at the headings, without a session", async () => {
  expect((await ask(4, String(own))).data).toEqual([
    {
      shopId: own,
      shopName: "自营店",
      tel: "",
      version: "1.0",
      effectiveTime: "2026-01-01 00:00:00",
      preamble: "<p>序言</p>",
      articles: [
        { title: "适用 & 范围", content: "<p>正文</p>" },
        { title: "其他", content: "<p>末</p>" },
      ],
    },
  ]);
});

test("answers several shops in the order they were asked for, each once", async () => {
  const { data } = await ask(4, `${dealer},${own},${dealer},x`);
  expect(data.map(({ shopId }) => shopId)).toEqual([dealer, own]);
});

test("speaks English where there is an English text", async () => {
  const { data } = await ask(4, `${own},${dealer}`, { locale: "en" });
  expect(data.map(({ articles }) => articles[0]?.title)).toEqual(["Scope", "经销商条款"]);
});

test("takes the platform's own terms where no shop is named", async () => {
  expect((await ask(1)).data.map(({ shopId }) => shopId)).toEqual([own]);
});

test("refuses an unknown kind and shops without such terms", async () => {
  const missing = { code: "A00001", msg: "条款不存在" };
  expect(await ask(2, String(own))).toMatchObject(missing);
  expect(await ask(4, String(suspended))).toMatchObject(missing);
  expect(await ask(4, "999999")).toMatchObject(missing);
  expect(await ask(4, "abc")).toMatchObject(missing);
});

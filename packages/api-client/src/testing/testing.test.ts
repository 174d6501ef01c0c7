import { describe, expect, test } from "vitest";
import { addItems } from "../endpoints/cart/add-items.ts";
import { submitOrder } from "../endpoints/order/checkout/submit-order.ts";
import { exportOrders } from "../endpoints/order/export/export-orders.ts";
import { getProdInfo } from "../endpoints/product/get-prod-info.ts";
import { getShop } from "../endpoints/shop/get-shop.ts";
import { BusinessRefusal, SignInNeeded, TryLater, UnknownCode } from "../errors/classes.ts";
import { createClient } from "../transport/transport.ts";
import { answering, createFakeBackEnd, createFakeClient, refusing } from "./index.ts";

const endpoints = [getShop, submitOrder, getProdInfo, exportOrders];

describe("a test says what it needs", () => {
  const shop = getShop.example.answer;
  const query = { prodId: 31 };

  test("an answer, and an answer by input, take the place of the example", async () => {
    const { client, calls } = createFakeClient({
      answers: [
        answering(getShop, { ...shop, shopName: "五金行" }),
        answering(addItems, async ({ body: { items } }) => ({ items: [], prodCount: items.length })),
      ],
    });
    expect((await client(getShop)).shopName).toBe("五金行");
    const item = { prodId: 31, skuId: 310, count: 2 };
    expect((await client(addItems, { body: { items: [item, item] } })).prodCount).toBe(2);
    expect(calls.map(({ endpoint }) => endpoint)).toEqual([getShop.name, addItems.name]);
  });

  test("a refusal is thrown as the class of its reaction, with its words", async () => {
    const words = { serverMessage: "已售罄", fields: { count: "太多" }, reason: "soldOut" };
    const answers = [
      refusing(submitOrder, "A03002", words),
      refusing(getShop, "A00004"),
      refusing(getProdInfo, "A00015", { retryAfterSeconds: 3 }),
    ];
    const backEnd = createFakeBackEnd({ endpoints, answers });
    const real = createClient({ baseUrl: "http://mall.test", fetch: backEnd.fetch });
    for (const client of [createFakeClient({ answers }).client, real]) {
      const refused = await client(submitOrder, { body: submitOrder.example.body as never }).catch(
        (error) => error,
      );
      expect(refused).toBeInstanceOf(BusinessRefusal);
      expect(refused).toMatchObject({ code: "A03002", endpoint: submitOrder.name, ...words });
      await expect(client(getShop)).rejects.toBeInstanceOf(SignInNeeded);
      const busy = await client(getProdInfo, { query }).catch((error) => error);
      expect(busy).toBeInstanceOf(TryLater);
      expect(busy.retryAfterSeconds).toBe(3);
    }
  });

  test("a code that the contract does not name for the call is a fault of the test", () => {
    expect(() => refusing(getShop, "A03002")).toThrow("never answers A03002");
  });

  test("an answer that the contract does not allow is a fault of the test", async () => {
    const { client } = createFakeClient({ answers: [answering(getShop, { shopName: 7 } as never)] });
    await expect(client(getShop)).rejects.toThrow(/fake answer of GET \/p\/shop .*data\.shopName/);
  });

  test("an input that the contract does not allow is refused as by a back end", async () => {
    const { client } = createFakeClient();
    const refused = await client(getProdInfo, { query: { prodId: "x" } }).catch((error) => error);
    expect(refused).toBeInstanceOf(UnknownCode);
    expect(refused).toMatchObject({ code: "A00014", serverMessage: expect.stringContaining("query.prodId") });
  });

  test("an answer may be slow, and a call that is called off meanwhile ends as such", async () => {
    const { client } = createFakeClient({ delayMs: 5 });
    const leaving = new AbortController();
    const made = client(getShop, {}, { signal: leaving.signal });
    leaving.abort();
    await expect(made).rejects.toMatchObject({ kind: "aborted" });
  });
});

describe("over the network", () => {
  const backEnd = createFakeBackEnd({ endpoints, basePath: "/api" });

  test("a request that is no call of it goes on, and a fetch of it fails", async () => {
    for (const address of ["/api/p/other", "/p/shop", "/api/p/shop/7"])
      expect(await backEnd.answerOf(new Request(`http://mall.test${address}`))).toBeUndefined();
    expect(
      await backEnd.answerOf(new Request("http://mall.test/api/p/shop", { method: "POST" })),
    ).toBeUndefined();
    await expect(backEnd.fetch("http://mall.test/api/p/other")).rejects.toThrow(
      "none of the fake back end's calls",
    );
    expect(backEnd.calls).toEqual([]);
  });

  test("a file comes as one", async () => {
    const response = await backEnd.fetch("http://mall.test/api/p/myOrder/export?format=csv");
    expect(response.headers.get("content-type")).toBe(exportOrders.file?.[0]);
    expect(response.headers.get("content-disposition")).toContain("filename*=");
  });
});

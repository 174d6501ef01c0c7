import { getShop } from "@tradehall/api-client/endpoints/shop/get-shop";
import type { ErrorCode } from "@tradehall/api-client/errors";
import fastify from "fastify";
import { expect, test } from "vitest";
import { faultsAgainstContract, holdToContract } from "./held-to-contract.ts";

/** What is noted of a call that may fail so, and answers this. */
async function noted(fails: readonly ErrorCode[], answer: unknown): Promise<string[]> {
  const app = fastify();
  app.get("/p/shop", { config: { endpoint: { ...getShop, fails } } }, async () => answer);
  holdToContract(app);
  await app.inject("/p/shop");
  return faultsAgainstContract();
}

const refused = (code: string) => ({ success: false, code, msg: "", data: null });

test("a code that the endpoint does not name is noted", async () => {
  expect(await noted(["A00004"], refused("A00001"))).toEqual(["GET /p/shop answers A00001"]);
});

test("named codes, those of any call and a success are not", async () => {
  for (const code of ["A00001", "A00005", "A00008", "A00016"])
    expect(await noted(["A00001"], refused(code))).toEqual([]);
  expect(await noted([], { success: true, code: "00000", msg: "", data: {} })).toEqual([]);
});

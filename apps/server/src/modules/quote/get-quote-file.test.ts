import { getQuoteFile } from "@tradehall/api-client/endpoints/quote/get-quote-file";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { buyerOfEnterprise } from "#server/testing/credit.ts";
import { asked, quoted, quoteOf } from "#server/testing/quotes.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("what the shop offers is a PDF once it has answered; others have none", async () => {
  const token = await buyerOfEnterprise(server);
  const quoteNo = await quoted(server, token);
  const { data } = await quoteOf(server, token, quoteNo);
  const fileOf = async (reader: string | undefined, of = quoteNo) => {
    const headers = reader ? { authorization: reader } : {};
    const url = `${getQuoteFile.path}?quoteNo=${of}`;
    return (await server.app.inject({ method: "GET", url, headers })).rawPayload;
  };
  const document = await getDocumentProxy(new Uint8Array(await fileOf(token)));
  const { text } = await extractText(document, { mergePages: true });
  const content = text.replace(/\s+/g, "");
  for (const one of ["报价单", quoteNo, data.shopName, data.goods[0]?.partyCode, `合计¥${data.amount}`])
    expect(content).toContain(one);
  expect(String(await fileOf(await server.signIn(world.users.other)))).toContain("A00001");
  expect(String(await fileOf(undefined))).toContain("A00004");
  const waiting = await asked(server, token);
  expect(String(await fileOf(token, waiting))).toContain("A00001");
});

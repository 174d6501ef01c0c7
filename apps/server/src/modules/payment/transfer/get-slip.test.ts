import { getSlip } from "@tradehall/api-client/endpoints/payment/transfer/get-slip";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { buyerOfEnterprise } from "#server/testing/credit.ts";
import { buyNow } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { payByBank, transferInfo } from "#server/testing/transfers.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("the slip says what to send where, in figures and in words; others have none", async () => {
  const token = await buyerOfEnterprise(server);
  const orderNumber = await buyNow(server, token, helmet);
  const { payNo } = (await payByBank(server, token, orderNumber)).data;
  const { reference, amount, accountNo } = await transferInfo(server, token, payNo);
  const fileOf = async (reader: string | undefined) => {
    const headers = reader ? { authorization: reader } : {};
    const url = `${getSlip.path}?payNo=${payNo}`;
    return (await server.app.inject({ method: "GET", url, headers })).rawPayload;
  };
  const document = await getDocumentProxy(new Uint8Array(await fileOf(token)));
  const { text } = await extractText(document, { mergePages: true });
  const content = text.replace(/\s+/g, "");
  for (const one of ["付款通知单", reference, accountNo, orderNumber, `¥${amount}`, "元"])
    expect(content).toContain(one);
  expect(String(await fileOf(await server.signIn(world.users.other)))).toContain("A00001");
  expect(String(await fileOf(undefined))).toContain("A00004");
});

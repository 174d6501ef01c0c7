import { sendInvoice } from "@tradehall/api-client/endpoints/invoice/send-invoice";
import { sandboxListMails } from "@tradehall/api-client/endpoints/sandbox/account/list-mails";
import { describe, expect, test } from "vitest";
import { askForInvoice, invoiceOf, issuedOrder, paidOrder, titleIdOf } from "#server/testing/invoices.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { mailCarrier } from "../message/mail-carrier.ts";

const server = testServer();
const send = (token: string, orderNumber: string, email = "caiwu@example.com") =>
  server.call(sendInvoice, { params: { orderNumber }, body: { email } }, { token });

describe("an issued invoice", () => {
  test("goes to an address, which its page remembers, ten times a day at most", async () => {
    const token = await server.signIn(world.users.buyer);
    const orderNumber = await issuedOrder(server, token);
    expect(await send(token, orderNumber, " ｃaiwu@example.com ")).toMatchObject({ success: true });
    const { data } = await invoiceOf(server, token, orderNumber);
    expect(data.mails).toMatchObject([{ email: "caiwu@example.com" }]);
    expect((await server.call(sandboxListMails)).data[0]).toMatchObject({
      ...{ email: "caiwu@example.com", attachment: `${data.invoiceNo}.pdf` },
    });
    for (let at = 1; at < 10; at++) await send(token, orderNumber);
    expect(await send(token, orderNumber)).toMatchObject({ msg: "该发票今日发送次数已达上限" });
    await server.clock.advance(86_400_000);
    expect(await send(token, orderNumber)).toMatchObject({ success: true });
  });

  test("goes to nothing that is no address, and from no one else", async () => {
    const token = await server.signIn(world.users.buyer);
    const orderNumber = await issuedOrder(server, token);
    for (const email of ["", "caiwu", "a@b", "a b@example.com", "a@example.com\r\nBcc: b@example.com"])
      expect((await send(token, orderNumber, email)).data).toHaveProperty("fields.email");
    const theirs = await server.signIn(world.users.other);
    expect(await send(theirs, orderNumber)).toMatchObject({ msg: "订单不存在" });
  });
});

test("one that is not issued is not sent, and without a carrier none is", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await paidOrder(server, token);
  await askForInvoice(server, token, orderNumber, await titleIdOf(server, token));
  expect(await send(token, orderNumber)).toMatchObject({ msg: "发票尚未开具" });
  expect(mailCarrier({ sandbox: false })).toBeUndefined();
});

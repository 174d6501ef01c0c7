import { sendInvoice } from "@tradehall/api-client/endpoints/invoice/send-invoice";
import { invoiceLimits } from "@tradehall/mall-rules/limits";
import { afterEach, expect, test, vi } from "vitest";
import { mails } from "../db/schema/index.ts";
import { sandboxPost } from "../modules/message/mail-carrier.ts";
import { issuedOrder } from "../testing/invoices.ts";
import { testServer } from "../testing/test-server.ts";
import { world } from "../testing/world.ts";
import { sendMails } from "./send-mails.ts";

const server = testServer();
const minute = 60_000;
const carry = vi.spyOn(sandboxPost, "send");
afterEach(async () => {
  await server.database.db.delete(mails);
  carry.mockReset();
});

/** A letter that was asked for and waits. */
async function ask() {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await issuedOrder(server, token);
  const answer = await server.call(
    sendInvoice,
    { params: { orderNumber }, body: { email: "caiwu@example.com" } },
    { token },
  );
  expect(answer.success).toBe(true);
}
const sentAt = async () => (await server.database.db.select().from(mails))[0]?.sentAt;

test("a letter is sent after the call, once, however many processes there are", async () => {
  await ask();
  expect(carry).not.toHaveBeenCalled();
  await Promise.all([sendMails(server), sendMails(server)]);
  await sendMails(server);
  expect(carry).toHaveBeenCalledTimes(1);
  expect(carry.mock.calls[0]?.[0]).toMatchObject({ email: "caiwu@example.com" });
  expect(carry.mock.calls[0]?.[0].attachment?.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(await sentAt()).toBeInstanceOf(Date);
});

test("one that could not be sent is tried again later and later, and given up in the end", async () => {
  await ask();
  carry.mockRejectedValue(new Error("the carrier is away"));
  await expect(sendMails(server)).rejects.toThrow("the carrier is away");
  await sendMails(server);
  expect(carry).toHaveBeenCalledTimes(1);
  await server.clock.advance(minute);
  await expect(sendMails(server)).rejects.toThrow();
  expect(carry).toHaveBeenCalledTimes(2);
  expect(await sentAt()).toBeNull();
  for (let nth = 2; nth < invoiceLimits.mailTries + 2; nth += 1) {
    await server.clock.advance(2 ** nth * minute);
    await sendMails(server).catch(() => undefined);
  }
  expect(carry).toHaveBeenCalledTimes(invoiceLimits.mailTries);
});

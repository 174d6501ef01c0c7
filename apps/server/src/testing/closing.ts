/** Asking to close an account, as its buyer does. */
import { closeAccount } from "@tradehall/api-client/endpoints/account/closing/close-account";
import { sendOwnSms } from "@tradehall/api-client/endpoints/account/sms/send-own-sms";
import { eq } from "drizzle-orm";
import { enterprises } from "../db/schema/index.ts";
import { solvedCaptcha } from "./captcha.ts";
import { codeOf } from "./phone.ts";
import type { TestServer } from "./test-server.ts";
import { world } from "./world.ts";

/** Another user becomes the administrator of the user's enterprises. */
export const handOver = (server: TestServer, userId: number) =>
  server.database.db
    .update(enterprises)
    .set({ adminUserId: world.users.admin })
    .where(eq(enterprises.adminUserId, userId));

export async function askToClose(server: TestServer, token: string, mobile: string) {
  await server.clock.advance(60_000);
  const captcha = await solvedCaptcha(server);
  await server.call(sendOwnSms, { body: { captcha, purpose: "close" } }, { token });
  return server.call(closeAccount, { body: { validCode: await codeOf(server, mobile) } }, { token });
}

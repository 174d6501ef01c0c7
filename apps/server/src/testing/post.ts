/** Letters of the sandbox's outbox. */
import { askMail } from "@tradehall/api-client/endpoints/account/ask-mail";
import { sandboxListMails } from "@tradehall/api-client/endpoints/sandbox/list-mails";
import type { TestServer } from "./test-server.ts";

/** The token that the newest letter to an address brings; "" without a letter. */
export async function mailTokenOf(server: TestServer, mail: string): Promise<string> {
  const letters = (await server.call(sandboxListMails)).data;
  const letter = letters.find(({ email }) => email === mail);
  return /mail=([\w-]+)/.exec(letter?.content ?? "")?.[1] ?? "";
}

/** Asks for a letter to an address; answers its token. */
export async function mailToken(server: TestServer, token: string, userMail: string): Promise<string> {
  await server.call(askMail, { body: { userMail } }, { token });
  return mailTokenOf(server, userMail);
}

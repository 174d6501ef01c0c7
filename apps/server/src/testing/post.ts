/** Letters of the sandbox's outbox. */
import { askMail } from "@tradehall/api-client/endpoints/account/ask-mail";
import { sandboxListMails } from "@tradehall/api-client/endpoints/sandbox/account/list-mails";
import type { TestServer } from "./test-server.ts";

/** Asks for a letter to an address; answers the token that it brings, "" without a letter. */
export async function mailToken(server: TestServer, token: string, userMail: string): Promise<string> {
  await server.call(askMail, { body: { userMail } }, { token });
  const letters = (await server.call(sandboxListMails)).data;
  const letter = letters.find(({ email }) => email === userMail);
  return /mail=([\w-]+)/.exec(letter?.content ?? "")?.[1] ?? "";
}

/** What a buyer does to messages: read, read all, put away, take back. Server only. */
import { deleteMessages } from "@tradehall/api-client/endpoints/message/delete-messages";
import { readMessages } from "@tradehall/api-client/endpoints/message/read-messages";
import { restoreMessages } from "@tradehall/api-client/endpoints/message/restore-messages";
import type { Client } from "@tradehall/api-client/transport";
import { data } from "react-router-dom";
import { type Attempt, attempt } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";

export type MessageAnswer = { intent: string; logIds: string[] } & Attempt<{ unread: number }>;

export async function messageAction(mall: Client, form: FormData): Promise<MessageAnswer> {
  const intent = textOf(form, "intent");
  const logIds = textOf(form, "logIds")
    .split(",")
    .filter((id) => /^\d{1,15}$/.test(id));
  const input = { body: { logIds: logIds.map(Number) } };
  const call = {
    read: () => mall(readMessages, input),
    readAll: () => mall(readMessages, { body: { logIds: [] } }),
    delete: () => mall(deleteMessages, input),
    restore: () => mall(restoreMessages, input),
  }[intent];
  // Nothing named would read everything.
  if (!call || (intent !== "readAll" && logIds.length === 0)) throw data(null, { status: 400 });
  const done = await attempt(async () => ({ unread: await call() }));
  return { intent, logIds, ...done };
}

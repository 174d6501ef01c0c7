/** What a buyer does to messages before any script runs: read, read all, put away, take back. Server only. */

import type { Client } from "@tradehall/api-client/transport";
import { toIds } from "@tradehall/mall-rules/checks/id";
import { data } from "react-router-dom";
import { attempt, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";
import { callMessages, type MessageIntent } from "./message-calls.ts";

const intents: readonly MessageIntent[] = ["read", "readAll", "delete", "restore"];

export async function messageAction(mall: Client, form: FormData) {
  const intent = intents.find((name) => name === textOf(form, "intent"));
  const logIds = toIds(textOf(form, "logIds"));
  // Nothing named would read everything.
  if (!intent || (intent !== "readAll" && logIds.length === 0)) throw data(null, { status: 400 });
  const done = await attempt(() => callMessages(mall, intent, logIds));
  return data(done, { status: statusOfAnswer(done) });
}

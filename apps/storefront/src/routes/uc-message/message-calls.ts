/** What a buyer does to messages, by intent; each answers how many are unread then. */
import { deleteMessages } from "@tradehall/api-client/endpoints/message/delete-messages";
import { readMessages } from "@tradehall/api-client/endpoints/message/read-messages";
import { restoreMessages } from "@tradehall/api-client/endpoints/message/restore-messages";
import type { Client } from "@tradehall/api-client/transport";

export type MessageIntent = "read" | "readAll" | "delete" | "restore";

export function callMessages(mall: Client, intent: MessageIntent, logIds: number[]): Promise<number> {
  const input = { body: { logIds } };
  switch (intent) {
    case "read":
      return mall(readMessages, input);
    case "readAll":
      return mall(readMessages, { body: { logIds: [] } });
    case "delete":
      return mall(deleteMessages, input);
    case "restore":
      return mall(restoreMessages, input);
  }
}

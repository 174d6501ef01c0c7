/** What a buyer says, from the press until the server has taken it. */
import type { ChatMessage, SentContent } from "@tradehall/api-client/models/chat";
import type { ChatContent } from "@tradehall/mall-components/chat/MessageLog";
import { useEffect, useRef, useState } from "react";
import { toMallError } from "../../adapters/mall-error.ts";
import { dropUnsent, type KeptMessage, keepUnsent, readUnsent } from "../../browser/chat/kept-unsent.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { keepPicture, say } from "./chat-calls.ts";
import type { Refused } from "./refused-message.ts";
import type { Unsent } from "./talk.ts";

interface OutboxOf {
  /** The server's now in ms since 1970. */
  now: number;
  conversationId: number;
  refused: Refused | undefined;
}

/** A message that a page without script has sent in vain. */
const inVain = ({ text, errorText }: Refused, now: number): Unsent => ({
  ...{ clientId: "refused", isFailed: true, errorText },
  ...{ content: { kind: "text", text }, view: { kind: "text", text } },
  dateTime: new Date(now).toISOString(),
});

const toUnsent = ({ clientId, content, view, saidAt }: KeptMessage): Unsent => ({
  ...{ clientId, content, dateTime: saidAt, isFailed: true },
  view: view as ChatContent,
});

export function useOutbox(
  { conversationId, refused, now }: OutboxOf,
  onTaken: (message: ChatMessage) => void,
) {
  const [unsent, setUnsent] = useState<readonly Unsent[]>(() => (refused ? [inVain(refused, now)] : []));
  const shown = useRef(unsent);
  shown.current = unsent;
  // Messages go one after the other, in the order of the presses.
  const latest = useRef<Promise<void>>(Promise.resolve());
  const change = (clientId: string, facts: Partial<Unsent>) =>
    setUnsent((all) => all.map((one) => (one.clientId === clientId ? { ...one, ...facts } : one)));
  const userId = String(useShell().person?.user.userInfo.userId ?? "");
  const remove = (clientId: string) => {
    dropUnsent(userId, conversationId, clientId);
    setUnsent((all) => all.filter((one) => one.clientId !== clientId));
  };
  // What was on its way when the page was left may have arrived: sent again it is the same message.
  useEffect(() => {
    const kept = readUnsent(userId, conversationId).map(toUnsent);
    if (kept.length > 0) setUnsent((all) => [...kept, ...all]);
  }, [userId, conversationId]);

  async function give({ clientId, file, ...one }: Unsent) {
    try {
      const content =
        one.content ?? (file && { kind: "picture" as const, filePath: await keepPicture(file) });
      if (!content) return;
      // A picture that has gone up once does not go again.
      change(clientId, { content });
      // A picture shows from this page's memory alone.
      if (content.kind !== "picture")
        keepUnsent(userId, { conversationId, clientId, content, view: one.view, saidAt: one.dateTime });
      onTaken(await say({ conversationId, clientId, content }));
      remove(clientId);
    } catch (cause) {
      const error = toMallError(cause);
      if (!error) console.error(cause);
      change(clientId, { isFailed: true, ...(error?.message ? { errorText: error.message } : {}) });
    }
  }
  const turn = (one: Unsent) => {
    latest.current = latest.current.then(() => give(one));
  };
  const put = (facts: Pick<Unsent, "content" | "view" | "file">) => {
    const one: Unsent = {
      ...facts,
      clientId: crypto.randomUUID(),
      dateTime: new Date().toISOString(),
      isFailed: false,
    };
    setUnsent((all) => [...all, one]);
    turn(one);
  };
  const resend = (clientId: string) => {
    const one = shown.current.find((message) => message.clientId === clientId);
    if (!one) return;
    change(clientId, { isFailed: false });
    turn(one);
  };
  // Pictures of this page alone are given back with it.
  useEffect(
    () => () => {
      for (const { view } of shown.current)
        if (view.kind === "picture" && view.src.startsWith("blob:")) URL.revokeObjectURL(view.src);
    },
    [],
  );
  return {
    unsent,
    remove,
    resend,
    send: (content: SentContent, view: ChatContent) => put({ content, view }),
    sendPictures: (files: readonly File[]) => {
      for (const file of files)
        put({ content: undefined, file, view: { kind: "picture", src: URL.createObjectURL(file) } });
    },
  };
}

/** Reading and putting away: shown at once, taken back where the server says no; the red dot follows everywhere. */
import type { MessageView } from "@tradehall/mall-components/account/MessageList";
import { useReactionWords } from "@tradehall/mall-components/shell/ReactionHost";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { toast } from "@tradehall/ui/Toast";
import { useCallback, useEffect, useState } from "react";
import { useFetcher } from "react-router-dom";
import { useActionReaction } from "../../browser/Reactions.tsx";
import { tellTabs } from "../../browser/tabs.ts";
import { useShellStore } from "../../stores/shell-store.ts";
import type { MessageAnswer } from "./message-action.ts";

const address = { method: "POST", action: "/user-center/uc-message" } as const;

export function useMessageActions(messages: readonly MessageView[], unread: number) {
  const acting = useFetcher<MessageAnswer>();
  const reading = useFetcher<MessageAnswer>();
  const [goneIds, setGone] = useState<readonly string[]>([]);
  const setShell = useShellStore((store) => store.set);
  const live = useShellStore((store) => store.messageNumbers);
  const words = useReactionWords();
  useActionReaction(acting.data);
  useActionReaction(reading.data);

  const send = (intent: string, logIds: readonly string[]) =>
    void acting.submit({ intent, logIds: logIds.join(",") }, address);
  const restore = (ids: readonly string[]) => {
    setGone((gone) => gone.filter((id) => !ids.includes(id)));
    send("restore", ids);
  };

  const accept = useCallback(
    (answer: MessageAnswer | undefined) => {
      if (answer?.ok) {
        setShell({ messageNumbers: answer.data.unread });
        tellTabs({ kind: "unreadChanged", messages: answer.data.unread });
      } else if (answer?.intent === "delete")
        setGone((gone) => gone.filter((id) => !answer.logIds.includes(id)));
    },
    [setShell],
  );
  useEffect(() => accept(acting.data), [accept, acting.data]);
  useEffect(() => accept(reading.data), [accept, reading.data]);

  const readingForm = reading.formData ?? acting.formData;
  const isReadingAll = readingForm?.get("intent") === "readAll";
  const readIds = readingForm?.get("intent") === "read" ? String(readingForm.get("logIds")).split(",") : [];
  return {
    messages: messages
      .filter(({ id }) => !goneIds.includes(id))
      .map((message) =>
        isReadingAll || readIds.includes(message.id) ? { ...message, isRead: true } : message,
      ),
    unread: live ?? unread,
    isReadingAll,
    readAll: () => void reading.submit({ intent: "readAll" }, address),
    read: (id: string) => void reading.submit({ intent: "read", logIds: id }, address),
    /** The link leads on meanwhile: the call outlives the page. */
    open: (id: string) => {
      if (messages.some((message) => message.id === id && !message.isRead))
        void reading.submit({ intent: "read", logIds: id }, address);
    },
    remove: (id: string) => {
      setGone((gone) => [...gone, id]);
      send("delete", [id]);
      toast.show({
        message: words("messagesPutAway", { count: 1 }),
        durationMs: shellLimits.undoToastMs,
        action: { label: words("undo"), onPress: () => restore([id]) },
      });
    },
  };
}

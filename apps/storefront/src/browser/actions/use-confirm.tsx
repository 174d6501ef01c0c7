/** Asks before what cannot be taken back. */
import type { Question } from "@tradehall/mall-components/forms/ConfirmDialog";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { useCallback, useEffect, useState } from "react";
import { confirmed } from "../../isomorphic/confirmed.ts";
import type { Attempt } from "../../server/attempt.ts";
import { useActionReaction } from "../errors/Reactions.tsx";

// Asked for by a press, so it comes with it.
const ConfirmDialog = lazyPart(
  async () => (await import("@tradehall/mall-components/forms/ConfirmDialog")).ConfirmDialog,
);

/** What is sent when the answer is yes. */
interface Acting {
  state: string;
  data?: Attempt<unknown> | undefined;
  reset(): void;
  submit(values: Record<string, string>, options: { method: "POST" }): unknown;
}

/**
 * `ask` submits the values, or calls the function, once the answer is yes. `dialog` stays while the action is on its way, says
 * why it was refused, and closes when it was done. A failed action without a question is reacted to as any.
 */
export function useConfirm({ state, data: answer, reset, submit }: Acting) {
  const [asked, setAsked] = useState<{ question: Question; confirm: (reason: string) => void }>();
  useActionReaction(asked ? undefined : answer);
  useEffect(() => {
    if (answer?.ok) setAsked(undefined);
  }, [answer]);
  const ask = useCallback(
    (question: Question, act: Record<string, string> | ((reason: string) => void)) => {
      reset();
      const send = () => void submit({ ...act, ...confirmed }, { method: "POST" });
      setAsked({ question, confirm: typeof act === "function" ? act : send });
    },
    [reset, submit],
  );
  const close = () => {
    // What it said has been read.
    reset();
    setAsked(undefined);
  };
  const dialog = asked && (
    <ConfirmDialog
      question={asked.question}
      onClose={close}
      onLost={close}
      onConfirm={asked.confirm}
      isPending={state !== "idle"}
      {...(answer?.ok === false ? { formError: answer.error.message } : {})}
    />
  );
  return { ask, dialog };
}

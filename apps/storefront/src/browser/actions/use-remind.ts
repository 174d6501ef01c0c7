import { useFetcher } from "react-router-dom";
import type { Attempt } from "../../server/attempt.ts";
import { useActionReaction } from "../errors/Reactions.tsx";

/** Sets or takes back a reminder of a flash sale by the page's own action; the page's data then say which holds. */
export function useRemind() {
  const asking = useFetcher<Attempt<unknown>>();
  useActionReaction(asking.data);
  return {
    remind: (seckillId: string, isReminded: boolean) =>
      void asking.submit({ intent: "remind", seckillId, isReminded: isReminded ? 1 : 0 }, { method: "POST" }),
    pendingId: asking.formData?.get("seckillId")?.toString(),
  };
}

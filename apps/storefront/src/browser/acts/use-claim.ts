import { useReactionWords } from "@tradehall/mall-components/shell/ReactionHost";
import { toast } from "@tradehall/ui/Toast";
import { useEffect } from "react";
import { useFetcher } from "react-router-dom";
import type { Attempt } from "../../server/attempt.ts";
import { useActionReaction } from "../troubles/Reactions.tsx";

/** Claims a coupon by the page's own action or by that of `action`, thanks for it or says why not. */
export function useClaim(action?: string) {
  const claiming = useFetcher<Attempt<unknown>>();
  const words = useReactionWords();
  const { data: answer } = claiming;
  useActionReaction(answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is thanked for once.
  useEffect(() => {
    if (answer?.ok) toast.show({ tone: "success", message: words("claimed") });
  }, [answer]);
  return {
    claim: (couponId: string) =>
      void claiming.submit({ couponId }, { method: "POST", ...(action ? { action } : {}) }),
    pendingId: claiming.formData?.get("couponId")?.toString(),
  };
}

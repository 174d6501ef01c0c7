import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { toast } from "@tradehall/ui/Toast";
import { useFetcher } from "react-router-dom";
import type { Attempt } from "../../server/attempt.ts";
import { useOnChange } from "../calls/use-on-change.ts";
import { useActionReaction } from "../errors/Reactions.tsx";

/** Claims a coupon by the page's own action or by that of `action`, thanks for it or says why not. */
export function useClaim(action?: string) {
  const claiming = useFetcher<Attempt<unknown>>();
  const words = useReactionWords();
  const { data: answer } = claiming;
  useActionReaction(answer);
  useOnChange(answer, ({ ok }) => {
    if (ok) toast.show({ tone: "success", message: words("claimed") });
  });
  return {
    claim: (couponId: string) =>
      void claiming.submit({ couponId }, { method: "POST", ...(action ? { action } : {}) }),
    pendingId: claiming.formData?.get("couponId")?.toString(),
  };
}

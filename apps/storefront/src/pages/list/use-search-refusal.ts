import { shellLimits } from "@tradehall/mall-rules/limits";
import { toast } from "@tradehall/ui/Toast";
import { useEffect } from "react";

/** A warning for a second where the server refuses to search (Spec §8). */
export function useSearchRefusal(refusal: string): void {
  useEffect(() => {
    if (refusal)
      toast.show({ tone: "warning", message: refusal, durationMs: shellLimits.closedShopWarningMs });
  }, [refusal]);
}

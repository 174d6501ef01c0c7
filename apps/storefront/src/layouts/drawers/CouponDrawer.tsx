import { toClaimable, toMyCoupon } from "@tradehall/mall-adapters/rail";
import { RailCoupons } from "@tradehall/mall-components/chrome/RailCoupons";
import { RailDrawer } from "@tradehall/mall-components/chrome/RailDrawer";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { toast } from "@tradehall/ui/Toast";
import { useState } from "react";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { useErrorReaction } from "../../browser/errors/Reactions.tsx";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { claim, fetchCoupons } from "./rail-calls.ts";
import { useLoaded } from "./use-loaded.ts";

/** The buyer's usable coupons, and those to claim. */
export function CouponDrawer({ onClose }: { onClose: () => void }) {
  const { locale } = useShell();
  const { data, state, retry } = useLoaded(fetchCoupons);
  const [pendingId, setPendingId] = useState<string>();
  const react = useErrorReaction();
  const words = useReactionWords();
  const onClaim = async (couponId: string) => {
    setPendingId(couponId);
    try {
      await claim(Number(couponId));
      toast.show({ tone: "success", message: words("claimed") });
    } catch (error) {
      react(error);
    }
    // Claimed or refused: what is left and what is the buyer's is the server's word.
    retry();
    setPendingId(undefined);
  };
  const allHref = hrefTo("uc-coupons");
  return (
    <RailDrawer
      panel="coupons"
      isOpen
      onClose={onClose}
      onRetry={retry}
      state={state}
      {...(allHref ? { allHref } : {})}
    >
      {data && (
        <RailCoupons
          mine={data.mine.map((coupon) => toMyCoupon(coupon, locale, dataRoutes))}
          claimable={data.claimable.map((coupon) => toClaimable(coupon, locale))}
          onClaim={(couponId) => void onClaim(couponId)}
          {...(pendingId ? { pendingId } : {})}
        />
      )}
    </RailDrawer>
  );
}

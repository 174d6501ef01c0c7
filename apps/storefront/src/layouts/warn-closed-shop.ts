import { shellLimits } from "@tradehall/mall-rules/limits";
import { type Locale, shownRefusalText } from "@tradehall/mall-rules/words";
import { toast } from "@tradehall/ui/Toast";

/** Search while the shop is closed: a warning for one second (Spec §8). */
export const warnClosedShop = (locale: Locale): void => {
  toast.show({
    tone: "warning",
    message: shownRefusalText("shopClosed", locale),
    durationMs: shellLimits.closedShopWarningMs,
  });
};

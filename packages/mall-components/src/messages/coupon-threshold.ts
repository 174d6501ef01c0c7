import { shortPriceText, type YuanText } from "@tradehall/mall-rules/money";
import type { IntlShape } from "react-intl";
import { couponWords } from "./coupon.messages.ts";

/** From which sum a coupon can be used, or that any sum will do; whole yuan without their zeros. */
export const couponThreshold = (intl: IntlShape, yuan: YuanText): string =>
  Number(yuan) === 0
    ? intl.formatMessage(couponWords.noThreshold)
    : intl.formatMessage(couponWords.threshold, { amount: shortPriceText(yuan) });

/** The price of an order, as an ordered list of small pure steps. A new rule is a new step. */
import { coupon } from "./coupon.ts";
import type { Draft, PricingStep } from "./draft.ts";
import { goods } from "./goods.ts";
import { points } from "./points.ts";
import { shopFreight } from "./shop-freight.ts";
import { tierPrice } from "./tier-price.ts";
import { totals } from "./totals.ts";

export const pricingSteps: readonly PricingStep[] = [goods, tierPrice, shopFreight, coupon, points, totals];

export const price = (draft: Draft): Draft => pricingSteps.reduce((sofar, step) => step(sofar), draft);

/** A pre-sale whose deposit is open. */
import type { PreSaleTimes } from "@tradehall/mall-rules/states/promotion/pre-sale";
import { sampleNow } from "./home.ts";

const hour = 3_600_000;

export const samplePreSaleTimes: PreSaleTimes = {
  depositFrom: sampleNow - 24 * hour,
  depositTo: sampleNow + 50 * hour,
  balanceFrom: sampleNow + 96 * hour,
  balanceTo: sampleNow + 144 * hour,
};
export const sampleShipBy = sampleNow + 240 * hour;

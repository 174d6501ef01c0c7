/** Account terms as the checkout says them. */
import { creditBlocks } from "@tradehall/mall-rules/states/payment/credit";
import * as v from "valibot";
import { dateTime, money } from "./wire.ts";

/** The enterprise's account terms with a shop, for what is ordered of it now. */
export const ShopTerms = v.object({
  left: money,
  termDays: v.number(),
  /** When it is due if it is put on terms today. */
  dueTime: dateTime,
  /** Why it cannot be put on terms. */
  block: v.nullable(v.picklist(creditBlocks)),
});
export type ShopTerms = v.InferOutput<typeof ShopTerms>;

/** A list of any length into the cart, in parts of as many rows as one call takes. */
import { addItems } from "@tradehall/api-client/endpoints/cart/add-items";
import type { Client } from "@tradehall/api-client/transport";
import type { QuickAddedLine } from "@tradehall/mall-components/cart/QuickOrderResult";
import { cartLimits } from "@tradehall/mall-rules/limits";

/** What became of a row; `why` says why it did not go in. */
export interface AddedLine extends QuickAddedLine {
  isAdded: boolean;
  why: string;
}

/** Tells of each part as it is done: what comes after a failure is not sent, what came before is in the cart. */
export async function addInParts(
  mall: Client,
  lines: readonly QuickAddedLine[],
  onPart: (part: AddedLine[], cartCount: number) => void,
): Promise<void> {
  for (let at = 0; at < lines.length; at += cartLimits.addedAtOnce) {
    const part = lines.slice(at, at + cartLimits.addedAtOnce);
    const items = part.map(({ prodId, skuId, count }) => ({
      ...{ prodId: Number(prodId), skuId: Number(skuId), count },
    }));
    const answer = await mall(addItems, { body: { items } });
    onPart(
      part.map((line, nth) => {
        const { isAdded = 0, why = "" } = answer.items[nth] ?? {};
        return { ...line, isAdded: isAdded === 1, why };
      }),
      answer.prodCount,
    );
  }
}

/** Pieces of an offer or an activity, taken with an order and given back with its end; rows are locked after stock, by rising ids. */
import { and, eq, gte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activityItems } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";
import { boughtPieces } from "./offers.ts";

interface OfferMove {
  activityId: number | null;
  skuId: number;
  quantity: number;
}

type Taken = OfferMove & { activityId: number };

/** Those that have an offer, by rising ids. */
const inOrder = (moves: readonly OfferMove[]): Taken[] =>
  moves
    .filter((move): move is Taken => move.activityId !== null)
    .sort((a, b) => a.activityId - b.activityId || a.skuId - b.skuId);

const itemOf = ({ activityId, skuId }: Taken) =>
  and(eq(activityItems.activityId, activityId), eq(activityItems.skuId, skuId));

/** What a buyer reads where others were faster, and where they have all that one may have. */
interface Reasons {
  gone: "tooHot" | "soldOutForNow";
  limit: "tooHot" | "activityLimit";
}

/**
 * Takes the pieces before the order's own lines are written. Refuses where others were faster, or where the buyer's
 * own other order, which this one has waited for, used up what a buyer may have.
 */
export async function takeOffers(
  tx: Database,
  userId: number,
  moves: readonly OfferMove[],
  why: Reasons = { gone: "tooHot", limit: "tooHot" },
): Promise<void> {
  for (const move of inOrder(moves)) {
    const [item] = await tx
      .update(activityItems)
      .set({ left: sql`${activityItems.left} - ${move.quantity}` })
      .where(and(itemOf(move), gte(activityItems.left, move.quantity)))
      .returning({ perUser: activityItems.perUser });
    if (!item) refuse(why.gone, undefined, { skuId: move.skuId });
    if (item.perUser === 0) continue;
    const [mine] = await boughtPieces(tx, userId, move);
    const left = item.perUser - (mine?.pieces ?? 0);
    if (move.quantity > left)
      refuse(why.limit, { max: item.perUser, left: Math.max(0, left) }, { skuId: move.skuId });
  }
}

export async function giveOffersBack(tx: Database, moves: readonly OfferMove[]): Promise<void> {
  for (const move of inOrder(moves))
    await tx
      .update(activityItems)
      .set({ left: sql`${activityItems.left} + ${move.quantity}` })
      .where(itemOf(move));
}

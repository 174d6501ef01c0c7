/** Stored blocks as they are answered: read by the contract, with goods, coupons and texts as they are now. */
import { DecorationBlock } from "@tradehall/api-client/models/decoration";
import * as v from "valibot";
import type { Context } from "#server/handle.ts";
import { cleanHtml } from "#server/rich-text/clean-html.ts";
import { listedCards } from "../product/product-cards.ts";
import { couponsByIds } from "../promotion/coupon/coupon-list.ts";

/** What is not even a block with a kind is as one without a name. */
function readBlock(stored: unknown): DecorationBlock {
  const read = v.safeParse(DecorationBlock, stored);
  return read.success ? read.output : { kind: "unknown", name: "" };
}

const idsIn = <Kind extends DecorationBlock["kind"]>(
  blocks: readonly DecorationBlock[],
  kind: Kind,
  ids: (block: Extract<DecorationBlock, { kind: Kind }>) => readonly number[],
): number[] => [...new Set(blocks.flatMap((block) => (block.kind === kind ? ids(block as never) : [])))];

const picked = <Thing>(ids: readonly number[], things: readonly Thing[], idOf: (thing: Thing) => number) => {
  const byId = new Map(things.map((thing) => [idOf(thing), thing]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** All goods of a page in one statement, all coupons in another; `of` says whose texts they are. */
export async function shownBlocks(
  context: Context,
  stored: readonly unknown[],
  of: string,
): Promise<DecorationBlock[]> {
  const { db, clock, visitor } = context;
  const blocks = stored.map(readBlock);
  const [products, coupons] = await Promise.all([
    listedCards(
      db,
      clock.now(),
      idsIn(blocks, "products", ({ prodIds }) => prodIds),
    ),
    couponsByIds(
      db,
      idsIn(blocks, "coupons", ({ couponIds }) => couponIds),
      { visitor, now: clock.now() },
    ),
  ]);
  return Promise.all(
    blocks.map(async (block): Promise<DecorationBlock> => {
      if (block.kind === "products")
        return { ...block, products: picked(block.prodIds, products, ({ prodId }) => prodId) };
      if (block.kind === "coupons")
        return { ...block, coupons: picked(block.couponIds, coupons, ({ couponId }) => couponId) };
      if (block.kind === "richText")
        return { ...block, html: await cleanHtml(context, { html: block.html, of }) };
      return block;
    }),
  );
}

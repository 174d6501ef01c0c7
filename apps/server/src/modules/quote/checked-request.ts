/** What a buyer asks for, held to its rules: faults by field. */
import type { NewQuoteLine } from "@tradehall/api-client/models/quote";
import { filePathOf } from "@tradehall/mall-rules/checks/file";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { pieceFen, quoteField, quoteRules } from "@tradehall/mall-rules/checks/quote";
import { quoteLimits } from "@tradehall/mall-rules/limits";
import type * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import { takeFiles } from "#server/modules/file/own-files.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import type { RoundLine } from "./rounds.ts";

interface Asked {
  items: readonly v.InferOutput<typeof NewQuoteLine>[];
  deliverBy: string;
  note: string;
  attachments: string;
}

export interface CheckedRequest {
  lines: RoundLine[];
  note: string;
  attachments: string[];
}

/** The same SKU twice is one line with the sum of its quantities, as a cart has it; its first price is kept. */
function merged(items: Asked["items"]): Asked["items"] {
  const bySku = new Map<number, Asked["items"][number]>();
  for (const item of items) {
    const there = bySku.get(item.skuId);
    const price = there?.price || item.price;
    bySku.set(item.skuId, { ...item, price, prodCount: (there?.prodCount ?? 0) + item.prodCount });
  }
  return [...bySku.values()];
}

export function checkedRequest(asked: Asked, now: Date): CheckedRequest {
  const items = merged(asked.items);
  const { lines: max, attachments: most } = quoteLimits;
  if (items.length > max) refuse("quoteLinesFull", { max });
  const skuIds = items.map(({ skuId }) => skuId);
  const rules = quoteRules(skuIds, now);
  const typed = new Map([
    ...items.flatMap(({ skuId, prodCount, price }): [string, string][] => [
      [quoteField("quantity", skuId), String(prodCount)],
      [quoteField("price", skuId), price],
    ]),
    ["deliverBy", asked.deliverBy],
    ["note", asked.note],
  ]);
  const texts = normalized(rules, typed);
  const attachments = asked.attachments.split(",").filter(Boolean).map(filePathOf);
  refuseFields({
    ...faultsOf(rules, texts),
    ...(attachments.length > most ? { attachments: { reason: "tooManyPictures", max: most } as const } : {}),
  });
  const deliverBy = texts.deliverBy || null;
  const lines = items.map(({ skuId, prodCount }) => ({
    ...{ skuId, quantity: prodCount, deliverBy, minimum: 0 },
    priceFen: pieceFen(texts[quoteField("price", skuId)] ?? ""),
  }));
  return { lines, note: texts.note ?? "", attachments };
}

/** Marks the pictures as used; refuses those that are not the buyer's. */
export async function takeAttachments(
  tx: Database,
  userId: number,
  paths: readonly string[],
  now: Date,
): Promise<void> {
  const areOwn = await takeFiles(tx, { userId, purpose: "quote" }, paths, now);
  if (!areOwn) refuseFields({ attachments: { reason: "pictureGone" } });
}

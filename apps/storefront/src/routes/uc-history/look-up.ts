/** The goods of a list's codes, in parts of as many as one call looks up. */
import { lookupCodes } from "@tradehall/api-client/endpoints/quick-order/lookup-codes";
import type { Client } from "@tradehall/api-client/transport";
import { toQuickRows } from "@tradehall/mall-adapters/quick-order";
import type { QuickSource } from "@tradehall/mall-components/cart/QuickOrderForm";
import type { QuickRow } from "@tradehall/mall-components/cart/QuickOrderResult";
import { quickOrderLimits } from "@tradehall/mall-rules/limits";
import type { FileFault } from "@tradehall/mall-rules/quick-order-file";
import { dataRoutes } from "../../adapters/data-routes.ts";
import type { ReadSource } from "./read-source.ts";

export interface FoundList {
  text: string;
  rows: QuickRow[];
  /** How many rows the list has where they are more than one time takes; nothing was looked up then. */
  tooMany?: number;
  fileFault?: FileFault;
  source?: QuickSource;
}

export interface LookUp {
  /** Codes of one call. */
  atOnce: number;
  /** Told after each call. */
  onProgress?: (progress: { done: number; of: number }) => void;
}

export async function lookUp(
  mall: Client,
  read: ReadSource,
  { atOnce, onProgress }: LookUp,
): Promise<FoundList> {
  if ("fault" in read) return { text: "", rows: [], fileFault: read.fault };
  const { text, rows, notes, above, sheet } = read;
  const list = { text, source: { sheet, above } };
  if (rows.length > quickOrderLimits.rows) return { ...list, rows: [], tooMany: rows.length };
  const able = rows.filter(({ fault }) => !fault);
  const done: QuickRow[] = [];
  let next = 0;
  for (let at = 0; at < able.length; at += atOnce) {
    onProgress?.({ done: at, of: able.length });
    const part = able.slice(at, at + atOnce);
    const found = await mall(lookupCodes, { body: { codes: part.map(({ code }) => code) } });
    // Each part is made ready as it comes: all at once would keep a slow device busy.
    const last = part.at(-1);
    const end = last ? rows.indexOf(last, next) + 1 : next;
    done.push(...toQuickRows(rows.slice(next, end), found, dataRoutes, notes));
    next = end;
  }
  return { ...list, rows: [...done, ...toQuickRows(rows.slice(next), [], dataRoutes, notes)] };
}

/** SKUs by their codes, and those whose codes are like one that is not known: one statement for all codes. */
import { quickOrderLimits } from "@tradehall/mall-rules/limits";
import { prodStatuses } from "@tradehall/mall-rules/states/order/delivery";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { foldedCode, reversedCode } from "#server/db/schema/folded-code.ts";
import { products, skus } from "#server/db/schema/index.ts";
import { editDistance } from "./edit-distance.ts";

/** Codes on each side of one that are looked at. */
const beside = 6;

const asked = (codes: readonly string[]) =>
  sql`(select nth, ${foldedCode(sql`code`)} as code
    from unnest(${sql.param([...codes])}::text[]) with ordinality as typed (code, nth)) as asked`;
const ofSku = foldedCode(skus.partyCode);
const ofSkuReversed = reversedCode(skus.partyCode);
const ofMaker = foldedCode(skus.makerCode);

/** By the place of its code: the SKUs whose seller or manufacturer calls them so. Goods that were never shown are in none. */
async function exactly(db: Database, codes: readonly string[]): Promise<Map<number, number[]>> {
  const shown = [prodStatuses.onSale, prodStatuses.offByShop, prodStatuses.offByPlatform];
  const { rows } = await db.execute<{ nth: string; id: string }>(sql`
    select asked.nth, found.id from ${asked(codes)} cross join lateral (
      select ${skus.id} from (
        select ${skus.id} as id from ${skus} where ${ofSku} = asked.code
        union select ${skus.id} from ${skus} where ${ofMaker} = asked.code
      ) as named
      join ${skus} on ${skus.id} = named.id join ${products} on ${products.id} = ${skus.prodId}
      where ${products.status} = any(${sql.param(shown)}::int[])
      order by (${products.status} = ${prodStatuses.onSale} and not ${skus.disabled} and ${skus.stocks} > 0) desc, ${skus.id}
      limit ${quickOrderLimits.matches}
    ) as found where asked.code <> ''`);
  return grouped(rows.map(({ nth, id }) => [Number(nth) - 1, Number(id)]));
}

/**
 * By the place of its code: SKUs on sale with a code like it, the most alike first. Looked at are the codes beside it in
 * the order of codes, which begin as it does, and in the order of codes read from their end, which end as it does.
 */
async function alike(db: Database, codes: readonly string[]): Promise<Map<number, number[]>> {
  const side = (ordered: SQL, wanted: SQL, sign: "<" | ">") =>
    sql`(select ${skus.id} as id, ${ofSku} as code from ${skus}
      where ${ordered} ${sql.raw(sign)} ${wanted} and ${ofSku} <> ''
      order by ${ordered} ${sql.raw(sign === "<" ? "desc" : "asc")} limit ${beside})`;
  const wanted = sql`asked.code`;
  const wantedReversed = sql`(reverse(asked.code) collate "C")`;
  const { rows } = await db.execute<{ nth: string; id: string; wanted: string; code: string }>(sql`
    select asked.nth, asked.code as wanted, near.id, near.code from ${asked(codes)}
    cross join lateral (
      ${side(ofSku, wanted, "<")} union all ${side(ofSku, wanted, ">")}
      union ${side(ofSkuReversed, wantedReversed, "<")} union ${side(ofSkuReversed, wantedReversed, ">")}
    ) as near
    join ${skus} on ${skus.id} = near.id and not ${skus.disabled}
    join ${products} on ${products.id} = ${skus.prodId} and ${products.status} = ${prodStatuses.onSale}
    order by asked.nth, near.code`);
  const like = rows
    .map((row) => ({ ...row, unlike: editDistance(row.wanted, row.code) }))
    .filter(({ unlike }) => unlike < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.unlike - other.unlike);
  return grouped(like.map(({ nth, id }) => [Number(nth) - 1, Number(id)]));
}

const grouped = (pairs: readonly (readonly [number, number])[]): Map<number, number[]> =>
  new Map([...Map.groupBy(pairs, ([nth]) => nth)].map(([nth, of]) => [nth, of.map(([, id]) => id)]));

export interface SkusOfCode {
  matches: readonly number[];
  suggestions: readonly number[];
}

export async function skusOfCodes(db: Database, codes: readonly string[]): Promise<SkusOfCode[]> {
  const known = await exactly(db, codes);
  const unknown = codes.flatMap((code, nth) => (known.has(nth) ? [] : [{ code, nth }]));
  const guessed = unknown.slice(0, quickOrderLimits.suggestedAtOnce).map(({ code }) => code);
  const near = guessed.length > 0 ? await alike(db, guessed) : new Map<number, number[]>();
  const placeOf = new Map(unknown.map(({ nth }, at) => [nth, at]));
  return codes.map((_, nth) => ({
    matches: known.get(nth) ?? [],
    suggestions: (near.get(placeOf.get(nth) ?? -1) ?? []).slice(0, quickOrderLimits.suggestions),
  }));
}

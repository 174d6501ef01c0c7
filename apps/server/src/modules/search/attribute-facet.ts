/** What tells hits of a category apart: their material, size, voltage. */
import type { SearchFacets } from "@tradehall/api-client/models/search";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { attributeValues, productAttributes } from "#server/db/schema/index.ts";
import { type ChosenAttributes, hasOneOf } from "./chosen-attributes.ts";
import { roughly } from "./sampling.ts";
import type { LookedIds } from "./search-facets.ts";
import { byValue } from "./value-order.ts";

type AttributeFacet = SearchFacets["attributes"][number];

/** Rows, and values of one, at most. */
const mostAttributes = 8;
const mostValues = 24;
/** An attribute of so small a share of the goods, or with so many values among so many goods, narrows badly. */
const leastShare = 0.25;
const isMuchSplit = (values: number, goods: number): boolean => values > Math.max(12, goods / 3);

type ValueCount = {
  id: number;
  name: string;
  value: string;
  /** Which chosen attribute alone these goods do not meet, counting from 1; 0 none, -1 more, or another filter. */
  failed: number;
  count: number;
};

function failedOf({ groups }: ChosenAttributes): SQL {
  if (groups.length === 0) return sql`0`;
  const fails = groups.map(({ ids }) => sql`(not ${hasOneOf(ids, sql`value_ids`)})::int`);
  const sum = sql.join(fails, sql` + `);
  const which = sql.join(
    fails.map((fail, at) => sql`${sql.raw(String(at + 1))} * ${fail}`),
    sql` + `,
  );
  return sql`case when ${sum} > 1 then -1 else ${which} end`;
}

async function countValues(db: Database, ids: LookedIds, chosen: ChosenAttributes): Promise<ValueCount[]> {
  // A look-up for each, never a join: guessing how many ids there are, the planner would read the whole table.
  const valuesOfOne = sql`(select ${productAttributes.valueIds} from ${productAttributes}
    where ${productAttributes.prodId} = looked.id) as value_ids`;
  const read = (some: readonly number[], failed: SQL) =>
    sql`select value_ids, ${failed} as failed from (
      select ${valuesOfOne} from unnest(${`{${some.join()}}`}::bigint[]) as looked (id) offset 0) as found`;
  const { rows } = await db.execute<ValueCount>(sql`
    select ${attributeValues.id}, ${attributeValues.name}, ${attributeValues.value}, failed, count
    from (
      select value_id, failed, count(*)::int as count
      from (${read(ids.hits, failedOf(chosen))} union all ${read(ids.rest, sql`-1`)}) as told,
        unnest(told.value_ids) as value_id
      group by 1, 2
    ) as counted join ${attributeValues} on ${attributeValues.id} = counted.value_id`);
  return rows;
}

/** Counts under all other filters, and under the other attributes; what has none left stays with 0. */
function valuesOf(counts: readonly ValueCount[], own: number, each: number) {
  const estimated = (count: number) => (each > 1 ? roughly(count * each) : count);
  return [...Map.groupBy(counts, ({ id }) => id)].map(([valueId, of]) => ({
    valueId,
    value: of[0]?.value ?? "",
    seen: of.reduce((sum, { count }) => sum + count, 0),
    count: estimated(
      of.reduce((sum, { failed, count }) => sum + (failed === 0 || failed === own ? count : 0), 0),
    ),
  }));
}

/** `each` is how many goods one of the ids represents (sampling.ts). */
export async function attributesFacet(
  db: Database,
  ids: LookedIds,
  { chosen, each }: { chosen: ChosenAttributes; each: number },
): Promise<AttributeFacet[]> {
  const goods = ids.hits.length + ids.rest.length;
  if (goods === 0) return [];
  const byName = Map.groupBy(await countValues(db, ids, chosen), ({ name }) => name);
  return [...byName]
    .map(([name, counts]) => {
      const own = chosen.groups.findIndex((group) => group.name === name) + 1;
      const values = valuesOf(counts, own || -2, each);
      const told = values.reduce((sum, { seen }) => sum + seen, 0);
      return { name, values, isChosen: own > 0, share: Math.min(1, told / goods) };
    })
    .filter(
      ({ values, isChosen, share }) =>
        isChosen ||
        (share >= leastShare &&
          values.length > 1 &&
          values.some(({ seen }) => seen < goods) &&
          !isMuchSplit(values.length, goods)),
    )
    .sort(
      (a, b) =>
        Number(b.isChosen) - Number(a.isChosen) ||
        b.share - a.share ||
        a.values.length - b.values.length ||
        byValue(a.name, b.name),
    )
    .slice(0, mostAttributes)
    .map(({ name, values }) => ({
      name,
      values: values
        .toSorted((a, b) => b.seen - a.seen)
        .slice(0, mostValues)
        .toSorted((a, b) => byValue(a.value, b.value))
        .map(({ valueId, value, count }) => ({ valueId, value, count })),
    }));
}

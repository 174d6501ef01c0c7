/** Values of attributes that a search is narrowed to. */
import { asc, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { attributeValues, productAttributes, products } from "#server/db/schema/index.ts";

export interface ChosenAttributes {
  /** The known ones, with their names. */
  named: readonly { id: number; name: string; value: string }[];
  /** Ids by attribute: any of an attribute's, for each attribute. What no one knows is a group that finds nothing. */
  groups: readonly { name: string; ids: readonly number[] }[];
}

export async function chosenAttributes(db: Database, ids: readonly number[]): Promise<ChosenAttributes> {
  if (ids.length === 0) return { named: [], groups: [] };
  const known = ids.filter((id) => id <= mostId);
  const named =
    known.length === 0
      ? []
      : await db
          .select()
          .from(attributeValues)
          .where(inArray(attributeValues.id, known))
          .orderBy(asc(attributeValues.id));
  const byName = Map.groupBy(named, ({ name }) => name);
  const groups = [...byName].map(([name, values]) => ({ name, ids: values.map(({ id }) => id) }));
  return { named, groups: groups.length > 0 ? groups : [{ name: "", ids: [] }] };
}

/** Beyond it no id is one of the table. */
const mostId = 2_147_483_647;

const listOf = (ids: readonly number[]): SQL => sql`${`{${ids.join()}}`}::integer[]`;
export const hasOneOf = (ids: readonly number[], of: SQL): SQL => sql`${of} && ${listOf(ids)}`;

/** The goods are read off the index of values, before the wide rows of products; undefined where nothing is chosen. */
export function hasAttributes({ groups }: ChosenAttributes): SQL | undefined {
  if (groups.length === 0) return undefined;
  const all = sql.join(
    groups.map(({ ids }) => hasOneOf(ids, sql`${productAttributes.valueIds}`)),
    sql` and `,
  );
  return sql`${products.id} in (select ${productAttributes.prodId} from ${productAttributes} where ${all})`;
}

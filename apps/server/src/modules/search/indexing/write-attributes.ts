import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { attributeValues, productAttributes } from "#server/db/schema/index.ts";
import type { Attribute } from "./attributes-of.ts";

/** Keeps what these products are narrowed by in place of what was kept of them. */
export async function writeAttributes(
  db: Pick<Database, "execute">,
  made: readonly { prodId: number; attributes: readonly Attribute[] }[],
): Promise<void> {
  const rows = JSON.stringify(
    made.flatMap(({ prodId, attributes }) => attributes.map((one) => ({ prod_id: prodId, ...one }))),
  );
  const described = sql`jsonb_to_recordset(${rows}::jsonb) as described (prod_id bigint, name text, value text)`;
  // In one order, so that processes that do so at once wait for each other instead of locking each other out.
  await db.execute(sql`
    insert into ${attributeValues} (name, value) select distinct described.name, described.value from ${described}
    order by 1, 2 on conflict do nothing`);
  await db.execute(sql`
    insert into ${productAttributes} (prod_id, value_ids)
    select made.id, coalesce(array_agg(known.id order by known.id) filter (where known.id is not null), '{}')
    from unnest(${`{${made.map(({ prodId }) => prodId).join()}}`}::bigint[]) as made (id)
    left join ${described} on described.prod_id = made.id
    left join ${attributeValues} known on known.name = described.name and known.value = described.value
    group by made.id
    on conflict (prod_id) do update set value_ids = excluded.value_ids`);
}

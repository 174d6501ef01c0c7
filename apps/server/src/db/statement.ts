/** Statements that are asked often are put together once, which takes longer than most of them take to run. */
import { Placeholder as AnyPlaceholder, type SQL, sql } from "drizzle-orm";
import type { Database } from "./opened-database.ts";

/**
 * A condition that always holds, for a statement that is best run in one way with these values and in another with those:
 * it is planned again each time (prepared-client.ts), where a plan that is kept would be the same for all values.
 */
export const plannedByValuesMark = "/* planned by its values */";
export const plannedByValues: SQL = sql.raw(`true ${plannedByValuesMark}`);

interface Prepared<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}
interface Preparable<Rows> {
  prepare(name: string): Prepared<Rows>;
}

/** Represents in a statement a value that comes with each run. */
export type Placeholder = AnyPlaceholder<string, never>;
/** A value, or its place in a statement that is put together before there is one. */
export type OrPlaceholder<Value> = Value | Placeholder;

const placeholders = new Proxy<Record<string, Placeholder>>(
  {},
  {
    get: (_, name) => new AnyPlaceholder<string, never>(String(name)),
  },
);

/**
 * A query that is put together at its first run on a database and kept with it; `build` gets the places of its values by
 * name. A list is one value: `= any(${ids})`, not `inArray`. Inside a transaction it is put together each time.
 */
export function statement<Values extends Record<string, unknown>>() {
  return <Rows>(
    build: (db: Database, values: Record<keyof Values & string, Placeholder>) => Preparable<Rows>,
  ) => {
    const built = new WeakMap<Database, Prepared<Rows>>();
    return (db: Database, values: Values): Promise<Rows> => {
      let prepared = built.get(db);
      if (!prepared) {
        prepared = build(db, placeholders).prepare("");
        built.set(db, prepared);
      }
      return prepared.execute(values);
    };
  };
}

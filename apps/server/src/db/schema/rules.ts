/**
 * What must hold of every row, no matter who writes it. Handlers decide by conditional statements, so that a buyer hears a
 * sentence; a broken rule of these is a fault of the program and undoes its transaction.
 */
import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check } from "drizzle-orm/pg-core";

/** Several conditions on the rows of a table. */
export const rule = (name: string, ...conditions: readonly SQL[]) =>
  check(name, sql.join([...conditions], sql` and `));

/** The least a number may be; what is missing passes. */
export const atLeast = (least: number, ...columns: readonly AnyPgColumn[]): SQL =>
  sql.join(
    columns.map((column) => sql`${column} >= ${sql.raw(String(least))}`),
    sql` and `,
  );

/** The values a column may have, of the shared tables of states; what is missing passes. */
export const oneOf = (column: AnyPgColumn, values: readonly (number | string)[]): SQL => {
  const listed = values.map((value) => (typeof value === "number" ? value : `'${value}'`)).join(", ");
  return sql`${column} in (${sql.raw(listed)})`;
};

/** Where the first holds, the second does, too. */
export const implies = (first: SQL, second: SQL): SQL => sql`(not (${first}) or (${second}))`;

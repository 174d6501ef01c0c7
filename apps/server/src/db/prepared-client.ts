/**
 * A connection that keeps what PostgreSQL has planned: a statement that comes again is sent by its name, and is neither
 * read nor planned again, which takes longer than most of ours take to run.
 *
 * Names belong to a connection of the database itself; a pooler between must know prepared statements (PgBouncer 1.21
 * and later with `max_prepared_statements`).
 */
import pg from "pg";
import { plannedByValuesMark } from "./statement.ts";

/** Each costs a connection some kilobytes. */
const mostNamed = 200;
/** Longer lists of values make a statement of each length. */
const mostValues = 40;

/** Which statements have a name; the connections of a process share them. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  /** Seen once: many statements, such as those of a search with odd filters, never come again. */
  readonly #seenOnce = new Set<string>();

  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= mostNamed) return known;
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size >= mostNamed) this.#seenOnce.clear();
      this.#seenOnce.add(text);
      return undefined;
    }
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
const ofProcess = new StatementNames();

interface Statement {
  text: string;
  name?: string;
}
const isStatement = (value: unknown): value is Statement =>
  typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";

export class PreparedClient extends pg.Client {
  protected readonly statementNames: StatementNames = ofProcess;

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed through as they are.
  override query(...[first, ...rest]: any[]): any {
    const [values] = rest;
    const hasName = !isStatement(first) || Boolean(first.name);
    const isNamed = !hasName && Array.isArray(values) && values.length > 0 && values.length <= mostValues;
    const name =
      isNamed && !first.text.includes(plannedByValuesMark) ? this.statementNames.of(first.text) : undefined;
    return (super.query as (...all: unknown[]) => unknown)(name ? { ...first, name } : first, ...rest);
  }
}

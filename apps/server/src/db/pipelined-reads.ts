/**
 * A few connections on which reads follow each other without waiting for the answers before them (PostgreSQL's
 * pipelining). What a call asks in one moment leaves in one write and is answered by one process of the database; a
 * connection for each statement costs both sides a wake-up every time, which most of our reads take less than.
 */
import type { Socket } from "node:net";
import pg from "pg";

const { DatabaseError } = pg;

/** One with so many reads unanswered, or none answered for so long, is passed by: who comes would wait for them all. */
const mostUnanswered = 24;
const stalledMs = 20;
/** After a connection failed, before the next is tried. */
const retryMs = 500;

/** Takes no lock that another transaction may hold: one that waited would hold up all behind it. */
const isRead = (text: string): boolean =>
  /^\s*select\b/i.test(text) && !/\bfor\s+[\w ]*?(update|share)\b/i.test(text);

/** The database says so in its answer (`FATAL`) some time before the socket ends; reads sent in between would fail too. */
const isConnectionOver = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || error.severity === "FATAL" || error.severity === "PANIC";

interface Line {
  client: pg.Client;
  unanswered: number;
  /** When it was last heard of, by `performance.now()`. */
  heardAt: number;
  isGathering: boolean;
}

/** Writes of one moment go out together. */
function gather(line: Line): void {
  if (line.isGathering) return;
  line.isGathering = true;
  const { stream } = line.client.connection;
  stream.cork();
  process.nextTick(() => {
    line.isGathering = false;
    stream.uncork();
  });
}

export interface PipelineOptions {
  connections: number;
  /** One that waits for an answer so long has lost its other end, in ms. */
  stuckMs: number;
  /** A new client in pipeline mode, not yet connected. */
  create: () => pg.Client;
}

export class PipelinedReads {
  readonly #lines = new Set<Line>();
  readonly #options: PipelineOptions;
  #opening = 0;
  #retryAt = 0;
  #isEnded = false;

  constructor(options: PipelineOptions) {
    this.#options = options;
  }

  async #open(): Promise<void> {
    this.#opening += 1;
    const client = this.#options.create();
    const line: Line = { client, unanswered: 0, heardAt: 0, isGathering: false };
    client.once("end", () => this.#lines.delete(line));
    try {
      await client.connect();
      const socket = client.connection.stream as Socket;
      socket.setTimeout(this.#options.stuckMs, () => line.unanswered > 0 && socket.destroy());
      if (this.#isEnded) await client.end();
      else this.#lines.add(line);
    } catch {
      this.#retryAt = performance.now() + retryMs;
    } finally {
      this.#opening -= 1;
    }
  }

  /** The line with the fewest reads before this one; undefined where each would keep it waiting. */
  #choose(): Line | undefined {
    const now = performance.now();
    if (this.#lines.size + this.#opening < this.#options.connections && now >= this.#retryAt)
      void this.#open();
    let best: Line | undefined;
    for (const line of this.#lines) {
      if (line.unanswered === 0) line.heardAt = now;
      const isFree = line.unanswered < mostUnanswered && now - line.heardAt < stalledMs;
      if (isFree && (!best || line.unanswered < best.unanswered)) best = line;
    }
    return best;
  }

  /** Runs a read; undefined for any other statement and while no connection has room, which are the pool's. */
  query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> | undefined {
    const line = isRead(statement.text) ? this.#choose() : undefined;
    if (!line) return undefined;
    gather(line);
    line.unanswered += 1;
    const answered = () => {
      line.unanswered -= 1;
      line.heardAt = performance.now();
    };
    const answer = line.client.query(statement, values);
    answer.then(answered, (error: unknown) => {
      answered();
      if (isConnectionOver(error)) this.#lines.delete(line);
    });
    return answer;
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    await Promise.all([...this.#lines].map(({ client }) => client.end()));
  }
}

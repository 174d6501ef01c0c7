/**
 * The embedded database behind PostgreSQL's own driver: statements keep their names there as well, so that one that comes
 * again is neither read nor planned again, which takes four times as long as it takes to run.
 */
import { EventEmitter } from "node:events";
import type { PGlite } from "@electric-sql/pglite";
import { createPgConfig, type PglitePgConnection } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import { parse as readAnswers } from "pg-protocol";
import { PreparedClient } from "./prepared-client.ts";

/** First bytes of the messages that ask for an answer: Sync and Query (PostgreSQL's protocol, "Message Formats"). */
const asks = new Set([0x53, 0x51]);

/** Messages go into the database together once they ask for an answer: each way in costs more than it carries. */
function inOnePiece(client: PGlite): PGlite {
  // The driver's own reader of answers takes half as long as the embedded database's.
  const answerBytes = new EventEmitter();
  let answers: unknown[] = [];
  void readAnswers(answerBytes as NodeJS.ReadableStream, (answer) => answers.push(answer));
  // What is handed over is the database's own memory, which does not stay as it is.
  const onRawData = (bytes: Uint8Array) => void answerBytes.emit("data", Buffer.from(bytes));
  let gathered: Uint8Array[] = [];
  const execProtocolStream = async (message: Uint8Array) => {
    gathered.push(message);
    if (!asks.has(message[0] ?? 0)) return [];
    const piece = new Uint8Array(Buffer.concat(gathered));
    gathered = [];
    answers = [];
    await client.execProtocolRawStream(piece, { onRawData });
    return answers;
  };
  return { waitReady: client.waitReady, execProtocolStream } as unknown as PGlite;
}

/** A connection without the type parsers that the query builder hands in, which are no types of parameters. */
function connectionTo(client: PGlite): PglitePgConnection {
  const { connection } = createPgConfig(inOnePiece(client));
  const parse = connection.parse.bind(connection);
  connection.parse = ({ text, name }: { text: string; name?: string }) => parse({ text, name });
  return connection;
}

/** The one connection there is, as a pool; it stays for as long as the database is open. */
export const embeddedPool = (client: PGlite): pg.Pool =>
  new pg.Pool({
    ...({ connection: connectionTo(client) } as pg.PoolConfig),
    max: 1,
    idleTimeoutMillis: 0,
    Client: PreparedClient,
  });

import { Socket } from "node:net";
import type pg from "pg";

/** The socket that the driver speaks by, which its types know as a stream alone. */
export function socketOf({ connection: { stream } }: Pick<pg.Client, "connection">): Socket {
  if (!(stream instanceof Socket)) throw new TypeError("the database's driver speaks by no socket");
  return stream;
}

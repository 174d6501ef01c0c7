import type { Pace } from "./heartbeat.ts";

/** How a server that answers calls uses the database; programs that run to an end set no bounds. */
export interface Serving {
  /** Connections of this process; PostgreSQL allows 100 in all unless it is told otherwise. */
  connections: number;
  pace?: Pace;
}

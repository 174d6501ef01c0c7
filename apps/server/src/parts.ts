import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { OpenedDatabase } from "./db/opened-database.ts";
import type { Settings } from "./settings.ts";

export interface Parts {
  database: OpenedDatabase;
  clock: Clock;
  settings: Settings;
  logger?: Logger;
}

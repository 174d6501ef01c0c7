/** Starts the server and stops it gracefully: no new calls, the running ones end, then the database closes. */
import pino from "pino";
import { buildApp } from "./app.ts";
import { createClock } from "./clock.ts";
import { openDatabase } from "./db/database.ts";
import { whileAway } from "./db/wait.ts";
import { allJobs } from "./jobs/all.ts";
import { startJobs } from "./jobs/jobs.ts";
import { loggerOptions } from "./plugins/logs.ts";
import { cleaners } from "./rich-text/clean-html.ts";
import { readSettings } from "./settings.ts";
import { endWithFault, needFreePort } from "./start-fault.ts";

const settings = readSettings();
const logger = pino(loggerOptions(settings));

try {
  await needFreePort(settings);
  const patience = { forMs: settings.databaseWaitMs, logger };
  const serving = { connections: settings.databaseConnections };
  const database = await whileAway(() => openDatabase(settings, serving), patience);
  const clock = await whileAway(() => createClock(database.db), patience);
  const app = await buildApp({ database, clock, settings, logger });
  const jobs = startJobs({ database, clock, settings, logger }, allJobs);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await jobs.stop();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  await app.listen({ port: settings.port, host: settings.host });
  // Loads the DOM now, so that the first product page does not wait for it.
  cleaners.warm().catch((error) => logger.error({ err: error }, "rich text cannot be cleaned"));
} catch (error) {
  endWithFault(error, settings);
}

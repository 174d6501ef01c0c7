/** Starts the server and stops it gracefully: no new calls, the running ones end, then the database closes. */
import pino from "pino";
import { buildApp } from "./app.ts";
import { createClock } from "./clock.ts";
import { openDatabase } from "./db/database.ts";
import { allJobs } from "./jobs/all.ts";
import { startJobs } from "./jobs/jobs.ts";
import { readSettings } from "./settings.ts";

const settings = readSettings();
const logger = pino({
  level: settings.logLevel,
  redact: ["req.headers.authorization", "req.headers.cookie"],
});

try {
  const database = await openDatabase(settings);
  const clock = await createClock(database.db);
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
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  logger.fatal(
    { err: error },
    isTaken ? `port ${settings.port} is taken; set API_PORT to another` : String((error as Error).message),
  );
  process.exit(1);
}

/** Starts the host over the sources (`npm run dev`). */
import pino from "pino";
import { openDevHost } from "./dev-host.ts";
import { readSettings } from "./settings.ts";

const settings = readSettings();
const { close } = await openDevHost(settings, { logger: pino({ level: settings.logLevel }) });
const stop = async () => {
  await close();
  process.exit(0);
};
process.on("SIGTERM", stop);
process.on("SIGINT", stop);

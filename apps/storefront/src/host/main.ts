/** Starts the storefront's host and stops it gracefully. */
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import pino from "pino";
import { errorCodeOf } from "./error-code.ts";
import { readSettings } from "./settings.ts";

// React and the router choose their slow, talkative builds unless they are told otherwise before they load.
process.env.NODE_ENV ??= "production";

const settings = readSettings();
const logger = pino({ level: settings.logLevel, redact: ["req.headers.cookie"] });
const buildFolder = fileURLToPath(new URL("../../build", import.meta.url));

try {
  const { buildHost } = await import("./app.ts");
  const build = await import(pathToFileURL(path.join(buildFolder, "server/index.js")).href);
  const app = await buildHost({ build, clientFolder: path.join(buildFolder, "client"), settings, logger });
  const stop = async () => {
    await app.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  await app.listen({ port: settings.port, host: settings.host });
} catch (error) {
  const isTaken = errorCodeOf(error) === "EADDRINUSE";
  logger.fatal(
    { err: error },
    isTaken ? `port ${settings.port} is taken; set PORT to another` : "cannot start",
  );
  process.exit(1);
}

/** The host over the sources: Vite serves the browser's modules and the build, and both change as they are saved. */
import { createServer, type IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import type { ServerBuild } from "react-router-dom";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { buildHost } from "./app.ts";
import type { HostSettings } from "./settings.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const isVites = ({ headers }: IncomingMessage) =>
  headers["sec-websocket-protocol"]?.startsWith("vite-") === true;

interface Options {
  logger?: Logger;
  /** Where Vite keeps the dependencies that it has bundled. */
  cacheDir?: string;
}

/** Opens it and resolves once it listens; what is no file of Vite's goes to the host, as in production. */
export async function openDevHost(settings: HostSettings, { logger, ...config }: Options = {}) {
  const server = createServer();
  const vite = await createVite({
    ...config,
    root,
    appType: "custom",
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server } },
    // Two thousand modules, bundled once.
    ssr: { optimizeDeps: { include: ["@tradehall/ui > lucide"] } },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the server's part");
  const build = () => ssr.runner.import<ServerBuild>("virtual:react-router/server-build");
  const app = await buildHost({
    build,
    clientFolder: `${root}/public`,
    settings,
    ...(logger ? { logger } : {}),
  });
  await app.ready();
  server.on("request", (request, response) =>
    vite.middlewares(request, response, () => app.routing(request, response)),
  );
  server.on(
    "upgrade",
    (request, ...rest) => isVites(request) || app.server.emit("upgrade", request, ...rest),
  );
  await new Promise<void>((resolve) => server.listen(settings.port, settings.host, resolve));
  return {
    server,
    close: async () => {
      server.closeAllConnections();
      await vite.close();
      await app.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The host over the pages as they stand in the sources, without a build: real loaders, actions and layouts. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router-dom";
import * as entry from "../../entry.server.tsx";
import * as root from "../../root.tsx";
import routeConfig from "../../routes.ts";
import { asBuilt } from "../../testing/as-built.tsx";
import { serverBuild } from "../../testing/server-build.ts";
import { buildHost } from "../app.ts";
import { type HostSettings, readSettings } from "../settings.ts";

type Module = Record<string, unknown>;

const modules = {
  ...import.meta.glob<Module>("../../routes/*/route.tsx", { eager: true }),
  ...import.meta.glob<Module>("../../layouts/{decorate,default,empty,home,policy}.tsx", { eager: true }),
};

const withProps = (module: Module): Module => ({
  ...module,
  ...(module.default ? { default: asBuilt(module.default) } : {}),
});

/** Each route's module by its folder. */
export const routeModules: Readonly<Record<string, Module>> = Object.fromEntries(
  Object.entries(modules).flatMap(([file, module]) => {
    const [, folder] = /routes\/([\w-]+)\/route\.tsx$/.exec(file) ?? [];
    return folder ? [[folder, module]] : [];
  }),
);

interface Row {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: Module;
}

function rowsOf(entries: readonly RouteConfigEntry[], parentId: string): Row[] {
  return entries.flatMap((one) => {
    const id = one.id ?? one.file.replace(/\.tsx$/, "");
    const module = modules[`../../${one.file}`];
    if (!module) throw new Error(`no module for ${one.file}`);
    const { path: at, index, children = [] } = one;
    const row = {
      id,
      parentId,
      module: withProps(module),
      ...(at ? { path: at } : {}),
      ...(index ? { index } : {}),
    };
    return [row, ...rowsOf(children, id)];
  });
}

/** What the build would say of a route. */
const inManifest = ({ id, parentId, path: at, index, module }: Row) => ({
  id,
  parentId,
  path: at,
  index,
  hasAction: "action" in module,
  hasLoader: "loader" in module,
  hasClientAction: "clientAction" in module,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: "default" in module,
  hasErrorBoundary: "ErrorBoundary" in module,
  module: `/assets/${id}.js`,
  imports: [],
  css: [],
});

async function buildOfSources(): Promise<ServerBuild> {
  const rows = [{ id: "root", path: "", module: root as Module }, ...rowsOf(await routeConfig, "root")];
  const routes = Object.fromEntries(rows.map((row) => [row.id, row]));
  return serverBuild({
    entry: { module: entry },
    routes,
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: Object.fromEntries(rows.map((row) => [row.id, inManifest(row)])),
    },
  });
}

export interface SourceHost {
  app: FastifyInstance;
  close(): Promise<void>;
}

/** `apiOrigin` is where the API is. */
export async function openSourceHost(
  apiOrigin: string,
  changes: Partial<HostSettings> = {},
): Promise<SourceHost> {
  const clientFolder = mkdtempSync(path.join(os.tmpdir(), "tradehall-host-"));
  mkdirSync(path.join(clientFolder, "assets"));
  const settings = { ...readSettings({}), apiOrigin, ...changes };
  const app = await buildHost({ build: await buildOfSources(), clientFolder, settings });
  return {
    app,
    close: async () => {
      await app.close();
      rmSync(clientFolder, { recursive: true, force: true });
    },
  };
}

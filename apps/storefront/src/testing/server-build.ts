/** A build of the router as tests put it together: their routes, and what every build of ours has besides. */
import type { ServerBuild } from "react-router-dom";

interface Parts {
  entry: unknown;
  routes: unknown;
  assets: { entry: { module: string; imports: string[] }; routes: unknown };
}

export const serverBuild = ({ assets, ...parts }: Parts): ServerBuild =>
  ({
    ...parts,
    assets: { ...assets, url: "/assets/manifest.js", version: "test" },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: { v8_middleware: true, v8_passThroughRequests: true, v8_trailingSlashAwareDataRequests: true },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  }) as unknown as ServerBuild;

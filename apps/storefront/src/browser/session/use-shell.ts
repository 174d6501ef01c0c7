import { useRouteLoaderData } from "react-router-dom";
import type { RootLoader } from "../../root-loader.ts";

/** The shell's data of the root loader. Only pages whose shell has loaded call this. */
export function useShell() {
  const shell = useRouteLoaderData<RootLoader>("root");
  if (!shell) throw new Error("the shell has not loaded");
  return shell;
}

import { useRouteLoaderData } from "react-router-dom";
import type { loader } from "../../root.tsx";

/** The shell's data of the root loader. Only pages whose shell has loaded call this. */
export function useShell() {
  const shell = useRouteLoaderData<typeof loader>("root");
  if (!shell) throw new Error("the shell has not loaded");
  return shell;
}

/** Document titles: the page's name before the mall's fixed title (Spec §1). */

import { siteName } from "@tradehall/mall-adapters/shell";
import { brandNames, type PageName, pageNames } from "@tradehall/mall-rules/words";
import type { MetaDescriptor } from "react-router-dom";
import { routeOf } from "../../href-to.ts";
import type { RootLoader } from "../../root-loader.ts";

interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
  error?: unknown;
}

/** The `meta` of a page with a name of its own, such as a product's. */
export const titleOf =
  (page: PageName | ((args: never) => string | undefined)) =>
  (args: MetaArgs): MetaDescriptor[] => {
    const shell = args.matches.find((match) => match?.id === "root")?.loaderData as
      | Awaited<ReturnType<RootLoader>>["data"]
      | undefined;
    const site = shell ? siteName(shell.branding, brandNames[shell.brand]) : "";
    const name = typeof page === "string" ? pageNames[page][shell?.locale ?? "zh_CN"] : page(args as never);
    return [{ title: [name, site].filter(Boolean).join(" - ") }];
  };

/** The `meta` of every page without one: its row's title. What shows for an error brings its own. */
export function titleOfRow(args: MetaArgs): MetaDescriptor[] {
  const title = routeOf(args.location.pathname)?.title;
  return title && !args.error ? titleOf(title)(args) : [];
}

import { siteName } from "@tradehall/mall-adapters/shell";
import { PageTitle } from "@tradehall/mall-components/chrome/PageTitle";
import { brandNames, type PageName, pageNames } from "@tradehall/mall-rules/words";
import { useRouteLoaderData } from "react-router-dom";
import { useRenderFacts } from "../browser/document/render-facts.ts";
import type { RootLoader } from "../root-loader.ts";

/** The title of a page that could not load its own. */
/** `title` is more to the point than the page's name. */
export function ErrorTitle({ page, title }: { page: PageName; title?: string }) {
  const shell = useRouteLoaderData<RootLoader>("root");
  const { brand, locale } = useRenderFacts();
  const site = shell ? siteName(shell.branding, brandNames[shell.brand]) : brandNames[brand].name;
  return <PageTitle title={title ?? pageNames[page][shell?.locale ?? locale]} siteName={site} />;
}

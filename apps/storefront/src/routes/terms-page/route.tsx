import { pageNames } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { titleOf } from "../../browser/page-title.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { loadTerms } from "../../server/terms.ts";
import type { Route } from "./+types/route.ts";
import { TermsPage } from "./TermsPage.tsx";
import { termsPageName } from "./terms-page-name.ts";

export const meta = titleOf(
  ({ loaderData }: Route.MetaArgs) =>
    loaderData && pageNames[termsPageName(loaderData.type)][loaderData.locale],
);

export const loader = (args: Route.LoaderArgs) =>
  load(async () => {
    const terms = await loadTerms(mallOf(args), args.request);
    return data({ ...terms, locale: localeOf(args.request) }, { status: terms.isMissing ? 404 : 200 });
  });

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TermsPage data={loaderData} route="terms-page" />;
}

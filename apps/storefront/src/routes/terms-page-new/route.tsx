import { TermsPage } from "../../pages/terms/TermsPage.tsx";
import { termsLoader } from "../../pages/terms/terms-page-data.ts";
import { termsTitle } from "../../pages/terms/terms-page-name.ts";
import type { Route } from "./+types/route.ts";

export const meta = termsTitle;
export const loader = (args: Route.LoaderArgs) => termsLoader(args);

/** The same terms, one shop at a time where several are asked for. */
export default function TermsOfShops({ loaderData }: Route.ComponentProps) {
  return <TermsPage data={loaderData} route="terms-page-new" />;
}

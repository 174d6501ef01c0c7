import { TermsPage } from "../terms-page/TermsPage.tsx";
import type { Route } from "./+types/route.ts";

export { loader, meta } from "../terms-page/route.tsx";

/** The same terms, one shop at a time where several are asked for. */
export default function TermsOfShops({ loaderData }: Route.ComponentProps) {
  return <TermsPage data={loaderData} route="terms-page-new" />;
}

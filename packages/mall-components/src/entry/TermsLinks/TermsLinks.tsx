import { termsTypes } from "@tradehall/mall-rules/states/site/terms";
import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { words } from "./TermsLinks.messages.ts";

/** What a buyer agrees to, the platform's terms, as links inside a sentence; each opens in a tab of its own, so that no form is lost. */
export function TermsLinks() {
  const intl = useIntl();
  const routes = useRoutes();
  return (
    <>
      <Link href={routes.terms(termsTypes.sales)} isExternal underline="always">
        {intl.formatMessage(words.terms)}
      </Link>
      {intl.formatMessage(words.and)}
      <Link href={routes.terms(termsTypes.privacy)} isExternal underline="always">
        {intl.formatMessage(chromeWords.privacy)}
      </Link>
    </>
  );
}

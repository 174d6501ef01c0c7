import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { words } from "./TermsLinks.messages.ts";

export interface TermsLinksProps {
  /** Sales terms. Default the platform's. */
  termsHref?: string;
  /** Privacy policy. Default the platform's. */
  privacyHref?: string;
}

/** What a buyer agrees to, as links inside a sentence; each opens in a tab of its own, so that no form is lost. */
export function TermsLinks({
  termsHref = "/termsPage-new?type=4",
  privacyHref = "/termsPage-new?type=1",
}: TermsLinksProps) {
  const intl = useIntl();
  return (
    <>
      <Link href={termsHref} isExternal underline="always">
        {intl.formatMessage(words.terms)}
      </Link>
      {intl.formatMessage(words.and)}
      <Link href={privacyHref} isExternal underline="always">
        {intl.formatMessage(chromeWords.privacy)}
      </Link>
    </>
  );
}

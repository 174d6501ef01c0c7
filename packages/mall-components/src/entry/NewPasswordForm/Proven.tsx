import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { entryWords } from "../../messages/entry.messages.ts";

/** What a form after a proven number is given for it. */
export interface ProvenGiven {
  /** The proven number, shown as it is. */
  mobile?: string | undefined;
  /** First step, to prove another number or the same again. */
  backHref?: string;
  /** Sent along unseen, e.g. the flag of the proven number. */
  hidden?: Readonly<Record<string, string>>;
}

/** The proven number above the fields. */
export function Proven({ given: { mobile, backHref } }: { given: ProvenGiven }) {
  const intl = useIntl();
  if (!mobile) return null;
  return (
    <Inline as="p" space="m" alignY="stretch" wrap={false} size="s" tone="muted" isNumeric>
      {intl.formatMessage(entryWords.verifiedMobile, { mobile })}
      {backHref && <Link href={backHref}>{intl.formatMessage(entryWords.verifyAgain)}</Link>}
    </Inline>
  );
}

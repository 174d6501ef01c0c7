import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { words } from "./EntrySteps.messages.ts";
import type { EntryWay } from "./EntrySteps.tsx";

export interface EntryAsideProps {
  /** Which way is gone. */
  way: EntryWay;
  /** The sign-in page. */
  href: string;
}

/** For the page's head: the way to the sign-in for who has an account or remembers the password. */
export function EntryAside({ way, href }: EntryAsideProps) {
  const intl = useIntl();
  return (
    <>
      {intl.formatMessage(way === "register" ? entryWords.haveAccount : words.remembered)}
      <Link href={href}>{intl.formatMessage(chromeWords.signIn)}</Link>
    </>
  );
}

/** The name of a way, as the page's head says it. */
export const useEntryHeading = (way: EntryWay): string => useIntl().formatMessage(words[way]);

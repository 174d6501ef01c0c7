import { SkipLink } from "@tradehall/ui/SkipLink";
import { useIntl } from "react-intl";
import { words } from "./SkipToContent.messages.ts";

/** The first stop of the keyboard: jumps over top bar and header. */
export function SkipToContent() {
  return <SkipLink href="#main">{useIntl().formatMessage(words.skip)}</SkipLink>;
}

import { SkipLink } from "@tradehall/ui/SkipLink";
import { useIntl } from "react-intl";
import { words } from "./SkipToContent.messages.ts";

export interface SkipToContentProps {
  /** Id of the main element. Default `main`. */
  targetId?: string;
}

/** The first stop of the keyboard: jumps over top bar and header. */
export function SkipToContent({ targetId = "main" }: SkipToContentProps) {
  return <SkipLink href={`#${targetId}`}>{useIntl().formatMessage(words.skip)}</SkipLink>;
}

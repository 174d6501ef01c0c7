import { CopyButton, type CopyButtonProps } from "@tradehall/ui/CopyButton";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";

export interface CopyTextProps extends Omit<CopyButtonProps, "labels"> {
  /** What its press copies, in words, e.g. the number of which order. */
  label: string;
  /** Left out on paper. */
  isScreenOnly?: boolean;
}

/** Copies a code or an address. */
export function CopyText({ label, isScreenOnly, ...looks }: CopyTextProps) {
  const { formatMessage } = useIntl();
  const button = <CopyButton {...looks} labels={{ copy: label, copied: formatMessage(actWords.copied) }} />;
  return isScreenOnly ? <span data-print="hide">{button}</span> : button;
}

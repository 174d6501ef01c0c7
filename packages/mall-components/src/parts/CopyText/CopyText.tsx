import { CopyButton, type CopyButtonProps } from "@tradehall/ui/CopyButton";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";

export interface CopyTextProps extends Omit<CopyButtonProps, "labels"> {
  /** What its press copies, in words, e.g. the number of which order. */
  label: string;
  /** Said once it is copied. Default 已复制. */
  copiedLabel?: string;
  /** Left out on paper. */
  isScreenOnly?: boolean;
}

/** Copies a code or an address. */
export function CopyText({ label, copiedLabel, isScreenOnly, ...looks }: CopyTextProps) {
  const { formatMessage } = useIntl();
  const copied = copiedLabel ?? formatMessage(actWords.copied);
  const labels = { copy: label, copied, failed: formatMessage(actWords.copyFailed) };
  const button = <CopyButton {...looks} labels={labels} />;
  return isScreenOnly ? <span data-print="hide">{button}</span> : button;
}

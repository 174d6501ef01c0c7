import { textLength } from "@tradehall/mall-rules/checks/text";
import { useIntl } from "react-intl";
import * as css from "./MessageComposer.css.ts";
import { words } from "./MessageComposer.messages.ts";
import { type PictureProblem, picturesAtOnce } from "./use-pictures.ts";

interface ComposerFootProps {
  id: string;
  left: number;
  problem: PictureProblem | undefined;
  disabledReason: string | undefined;
}

/** From so few characters on what is left is said. */
const soon = 50;

/** How many characters more a text may have; below zero it has too many. */
export const leftOf = (text: string, limit: number): number => limit - textLength(text);

/** One line under the field: why nothing can be sent, what is wrong, how much is left, or which keys there are. */
export function ComposerFoot({ id, left, problem, disabledReason }: ComposerFootProps) {
  const { formatMessage } = useIntl();
  const fault =
    left < 0
      ? formatMessage(words.over, { count: -left })
      : problem && formatMessage(words[problem], { max: picturesAtOnce });
  const text =
    (disabledReason || fault) ?? (left <= soon ? formatMessage(words.left, { count: left }) : undefined);
  return (
    <span aria-live="polite" className={css.note({ isFault: !disabledReason && Boolean(fault) })} id={id}>
      {text ?? <span className={css.keys}>{formatMessage(words.keys)}</span>}
    </span>
  );
}

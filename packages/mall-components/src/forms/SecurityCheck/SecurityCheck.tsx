import { Button } from "@tradehall/ui/Button";
import { ErrorIcon, Icon, LoadingIcon, SuccessIcon, TrustIcon } from "@tradehall/ui/Icon";
import { Text } from "@tradehall/ui/Text";
import { useId } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import * as css from "./SecurityCheck.css.ts";
import { words } from "./SecurityCheck.messages.ts";

/** Waiting to be started, at work, passed, or stopped by a failure. */
export type SecurityCheckState = "idle" | "working" | "done" | "failed";

export interface SecurityCheckProps {
  /** Where it is. `[data-state]` on the row. */
  state: SecurityCheckState;
  /** How far the work is, 0 to 1. */
  progress?: number;
  /** Starts it, and starts it again after a failure. */
  onStart?: () => void;
  /** What the server said of the last one. */
  errorText?: string | undefined;
}

const icons = { idle: TrustIcon, working: LoadingIcon, done: SuccessIcon, failed: ErrorIcon };

/**
 * The captcha: the browser works for a moment, the person does nothing but press a button, with mouse, key or voice.
 * There is no puzzle to see or hear; each state is read aloud.
 */
export function SecurityCheck({ state, progress = 0, onStart, errorText }: SecurityCheckProps) {
  const intl = useIntl();
  const id = useId();
  const percent = Math.round(progress * 100);
  const text = state === "idle" && errorText ? errorText : intl.formatMessage(words[state]);
  const canStart = onStart && (state === "idle" || state === "failed");
  return (
    <div className={css.row} data-state={state}>
      <span className={css.mark}>
        <Icon as={icons[state]} size="m" />
      </span>
      <span aria-live="polite" className={css.text} id={id}>
        {text}
      </span>
      {canStart && (
        <Button aria-describedby={id} onPress={onStart} size="s" variant="outline">
          {intl.formatMessage(state === "failed" ? actWords.retry : words.start)}
        </Button>
      )}
      {state === "working" && (
        <>
          <Text size="inherit" tone="muted" isNumeric>
            {intl.formatMessage(words.percent, { percent })}
          </Text>
          <progress aria-labelledby={id} className={css.bar} max={100} value={percent} />
        </>
      )}
    </div>
  );
}

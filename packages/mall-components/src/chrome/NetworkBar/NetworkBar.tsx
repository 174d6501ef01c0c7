import { Button } from "@tradehall/ui/Button";
import { Icon, WarningIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import * as css from "./NetworkBar.css.ts";
import { words } from "./NetworkBar.messages.ts";

export interface NetworkBarProps {
  /** Whether the browser or the last call says that the network is gone. */
  isOffline: boolean;
  /** Called by the retry button. */
  onRetry?: () => void;
  /** Whether a retry is under way. */
  isRetrying?: boolean;
}

/** A bar over the page while the network is gone; its live region is always there, so that it is read aloud. */
export function NetworkBar({ isOffline, onRetry, isRetrying }: NetworkBarProps) {
  const intl = useIntl();
  return (
    <div aria-live="assertive" data-print="hide" role="status">
      {isOffline && (
        <div className={css.bar}>
          <Icon as={WarningIcon} />
          <span>{intl.formatMessage(words.offline)}</span>
          {onRetry && (
            <Button
              isPending={isRetrying}
              onPress={onRetry}
              pendingLabel={intl.formatMessage(words.retrying)}
              size="s"
              tone="neutral"
              variant="outline"
            >
              {intl.formatMessage(actWords.retry)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

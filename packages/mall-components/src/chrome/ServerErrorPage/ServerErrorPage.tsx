import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { ToolIcon, WarningIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { instead } from "../../forms/instead.ts";
import { actWords } from "../../messages/act.messages.ts";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { CopyText } from "../../parts/CopyText/CopyText.tsx";
import { StatusPage } from "../StatusPage/StatusPage.tsx";
import * as css from "./ServerErrorPage.css.ts";
import { words } from "./ServerErrorPage.messages.ts";

export interface ServerErrorPageProps {
  /** Request id to tell the service. */
  requestId?: string;
  /** Called by the link that tries again, instead of opening the same address again. */
  onRetry?: () => void;
  /** It could not be opened for want of a network, and opens by itself. */
  isOffline?: boolean;
  /** Is alone in the window, without the mall's head and foot. */
  isAlone?: boolean;
}

/** What a broken page shows (Spec §8, A00005), and one that no one could be asked for. */
export function ServerErrorPage({ requestId, onRetry, isOffline, isAlone }: ServerErrorPageProps) {
  const intl = useIntl();
  return (
    <StatusPage
      action={
        <ButtonLink
          // Until the script is there: the page itself.
          href=""
          onClick={instead(onRetry)}
        >
          {intl.formatMessage(actWords.retry)}
        </ButtonLink>
      }
      isAlone={isAlone}
      mark={isOffline ? WarningIcon : ToolIcon}
      text={intl.formatMessage(isOffline ? words.offlineText : words.text)}
      title={intl.formatMessage(isOffline ? words.offline : chromeWords.serverError)}
      tone="warning"
    >
      {requestId && (
        <Inline as="span" align="center" size="s" tone="muted">
          {intl.formatMessage(words.request)}
          <span className={css.number}>
            <Text isMono>{requestId}</Text>
            <CopyText label={intl.formatMessage(words.copy)} text={requestId} />
          </span>
        </Inline>
      )}
    </StatusPage>
  );
}

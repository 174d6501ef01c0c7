import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { CopyButton } from "@tradehall/ui/CopyButton";
import { Heading } from "@tradehall/ui/Heading";
import { Icon, ToolIcon, WarningIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
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
  const routes = useRoutes();
  return (
    <section className={css.page} data-alone={isAlone || undefined}>
      <span aria-hidden="true" className={css.disc}>
        <Icon as={isOffline ? WarningIcon : ToolIcon} size="xl" />
      </span>
      <Heading align="center" level={1}>
        {intl.formatMessage(isOffline ? words.offline : chromeWords.serverError)}
      </Heading>
      <Text tone="muted">{intl.formatMessage(isOffline ? words.offlineText : words.text)}</Text>
      {requestId && (
        <Inline as="span" align="center" size="s" tone="muted">
          {intl.formatMessage(words.request)}
          <span className={css.number}>
            <Text isMono>{requestId}</Text>
            <CopyButton
              labels={{ copy: intl.formatMessage(words.copy), copied: intl.formatMessage(actWords.copied) }}
              size="s"
              text={requestId}
            />
          </span>
        </Inline>
      )}
      <span className={css.actions}>
        <ButtonLink
          // Until the script is there: the page itself.
          href=""
          onClick={(event) => {
            if (!onRetry) return;
            event.preventDefault();
            onRetry();
          }}
        >
          {intl.formatMessage(actWords.retry)}
        </ButtonLink>
        <ButtonLink href={routes.home} variant="outline">
          {intl.formatMessage(actWords.home)}
        </ButtonLink>
      </span>
    </section>
  );
}

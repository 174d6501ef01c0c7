import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Icon, SearchIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { StatusPage } from "../StatusPage/StatusPage.tsx";
import * as css from "./NotFoundPage.css.ts";
import { words } from "./NotFoundPage.messages.ts";

export interface NotFoundPageProps {
  /** Why what the address names cannot be seen, in the server's words; absent: there is nothing under it. */
  reason?: string;
  /** Where else to go, e.g. to goods like those that are gone. */
  ways?: readonly { label: string; href: string }[] | undefined;
  /** Goes back in history; without it the button is a link home (Spec §2). */
  onBack?: () => void;
}

/** What an unknown address shows (Spec §2). */
export function NotFoundPage({ reason, ways = [], onBack }: NotFoundPageProps) {
  const intl = useIntl();
  const routes = useRoutes();
  const code = (
    <span aria-hidden="true" className={css.code}>
      {!reason && <span>4</span>}
      <span className={css.disc}>
        <Icon as={SearchIcon} size="xl" />
      </span>
      {!reason && <span>4</span>}
    </span>
  );
  return (
    <StatusPage
      action={onBack && <Button onPress={onBack}>{intl.formatMessage(words.back)}</Button>}
      mark={{ drawing: code }}
      text={intl.formatMessage(words.text)}
      title={reason ?? intl.formatMessage(chromeWords.notFound)}
      tone="warning"
      ways={
        <>
          {ways.map(({ label, href }) => (
            <ButtonLink href={href} key={href}>
              {label}
            </ButtonLink>
          ))}
          {reason && (
            <ButtonLink href={routes.allGoods} variant="outline">
              {intl.formatMessage(listWords.browse)}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

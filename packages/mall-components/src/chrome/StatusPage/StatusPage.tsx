import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Heading } from "@tradehall/ui/Heading";
import { Icon, type IconShape } from "@tradehall/ui/Icon";
import { Text } from "@tradehall/ui/Text";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./StatusPage.css.ts";

export interface StatusPageProps {
  /** What is drawn over the title: a shape in a disc, or a drawing of the page's own. */
  mark: IconShape | { drawing: ReactNode };
  /** `info`: it is as it must be; `warning`: something failed. Default `info`. */
  tone?: "info" | "warning";
  /** What happened, in a few words: the page's heading. */
  title: string;
  /** Why, or what to do. */
  text: string;
  /** More about it, under the text. */
  children?: ReactNode;
  /** The way on, before the way home, which is the main one without it. */
  action?: ReactNode;
  /** Further ways, after it. */
  ways?: ReactNode;
  /** Is alone in the window, without the mall's head and foot. `[data-alone]` */
  isAlone?: boolean | undefined;
}

/** A page that says one thing in the place of what was asked for. */
export function StatusPage(props: StatusPageProps) {
  const { mark, tone = "info", title, text, children, action, ways, isAlone } = props;
  const { formatMessage } = useIntl();
  const routes = useRoutes();
  return (
    <section className={css.page({ tone })} data-alone={isAlone || undefined}>
      {"drawing" in mark ? (
        mark.drawing
      ) : (
        <span aria-hidden="true" className={css.disc({ tone })}>
          <Icon as={mark} size="xl" />
        </span>
      )}
      <Heading align="center" level={1}>
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
      {children}
      <span className={css.actions({ tone })}>
        {action}
        <ButtonLink href={routes.home} variant={action ? "outline" : "solid"}>
          {formatMessage(actWords.home)}
        </ButtonLink>
        {ways}
      </span>
    </section>
  );
}

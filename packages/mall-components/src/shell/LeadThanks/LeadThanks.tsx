import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Icon, SuccessIcon } from "@tradehall/ui/Icon";
import { Timeline } from "@tradehall/ui/Timeline";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./LeadThanks.css.ts";
import { words } from "./LeadThanks.messages.ts";

export interface LeadThanksProps {
  /** Number of the enquiry. */
  leadId: string;
  /** When it was kept, as shown. */
  timeText: string;
  /** Whether the person is signed in already and waits for a shop. */
  isSignedIn?: boolean;
  /** Whether a link to the registration is offered. Default true. */
  hasRegister?: boolean;
  /** The empty form. Default the current page. */
  againHref?: string;
}

/** The enquiry was kept, and what happens next. */
export function LeadThanks(props: LeadThanksProps) {
  const { leadId, timeText, isSignedIn = false, hasRegister = true } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form it stands for had the focus.
  useEffect(() => heading.current?.focus(), []);
  const steps = [words.call, words.check, isSignedIn ? words.signedIn : words.register];
  return (
    <section aria-live="polite" className={css.thanks}>
      <Icon as={SuccessIcon} size="xl" tone="success" />
      <h2 className={css.title} ref={heading} tabIndex={-1}>
        {intl.formatMessage(words.title)}
      </h2>
      <p className={css.facts}>{intl.formatMessage(words.facts, { leadId, timeText })}</p>
      <div className={css.steps}>
        <Timeline
          items={steps.map((step, index) => ({ id: String(index), title: intl.formatMessage(step) }))}
          label={intl.formatMessage(words.next)}
        />
      </div>
      <div className={css.buttons}>
        {!isSignedIn && hasRegister && (
          <ButtonLink href={routes.register}>{intl.formatMessage(chromeWords.register)}</ButtonLink>
        )}
        <ButtonLink href={props.againHref ?? "?"} tone="neutral" variant="outline">
          {intl.formatMessage(words.again)}
        </ButtonLink>
      </div>
    </section>
  );
}

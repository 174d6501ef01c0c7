import { entriesOf } from "@tradehall/mall-rules/records";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { ClockIcon, Icon, SuccessIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Text } from "@tradehall/ui/Text";
import { Timeline } from "@tradehall/ui/Timeline";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./LeadThanks.css.ts";
import { enquiryWords, words } from "./LeadThanks.messages.ts";

export interface LeadThanksProps {
  /** Number of the enquiry. */
  leadId: string;
  /** When it was kept, as shown. */
  timeText: string;
  /** What was asked for, shown for who comes back to it; "" for what was not said. */
  enquiry?: Readonly<Record<keyof typeof enquiryWords, string>>;
  /** It was sent on an earlier visit: the page opens with it instead of the form. */
  isEarlier?: boolean;
  /** Whether the person is signed in already and waits for a shop. */
  isSignedIn?: boolean;
  /** Whether a link to the registration is offered. Default true. */
  hasRegister?: boolean;
  /** A new form; of who is signed in, with what was sent. Default the current page. */
  againHref?: string;
}

/** The enquiry was kept, and what happens next. */
export function LeadThanks(props: LeadThanksProps) {
  const { leadId, timeText, enquiry, isEarlier = false, isSignedIn = false, hasRegister = true } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form it represents had the focus.
  useEffect(() => {
    if (!isEarlier) heading.current?.focus();
  }, [isEarlier]);
  const steps = [words.call, words.check, isSignedIn ? words.signedIn : words.register];
  return (
    <section aria-live="polite" className={css.thanks}>
      <Icon as={isEarlier ? ClockIcon : SuccessIcon} size="xl" tone={isEarlier ? "warning" : "success"} />
      <h2 className={css.title} ref={heading} tabIndex={-1}>
        {intl.formatMessage(isEarlier ? words.earlier : words.title)}
      </h2>
      <Text as="p" size="s" tone="muted" isNumeric>
        {intl.formatMessage(words.facts, { leadId, timeText })}
      </Text>
      {enquiry && (
        <dl className={css.enquiry}>
          {entriesOf(enquiryWords)
            .filter(([name]) => enquiry[name] !== "")
            .map(([name, label]) => (
              <div className={css.row} key={name}>
                <Text as="dt" size="inherit" tone="muted">
                  {intl.formatMessage(label)}
                </Text>
                <dd>{enquiry[name]}</dd>
              </div>
            ))}
        </dl>
      )}
      <div className={css.steps}>
        <Timeline
          items={steps.map((step, index) => ({ id: String(index), title: intl.formatMessage(step) }))}
          label={intl.formatMessage(words.next)}
        />
      </div>
      <Inline space="m" align="center" alignY="stretch">
        {!isSignedIn && hasRegister && (
          <ButtonLink href={routes.register}>{intl.formatMessage(chromeWords.register)}</ButtonLink>
        )}
        <ButtonLink href={props.againHref ?? "?"} tone="neutral" variant="outline">
          {intl.formatMessage(isSignedIn ? words.change : words.again)}
        </ButtonLink>
      </Inline>
    </section>
  );
}

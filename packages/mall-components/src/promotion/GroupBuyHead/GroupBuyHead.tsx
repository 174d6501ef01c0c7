import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import * as sale from "../sale-head.css.ts";
import * as css from "./GroupBuyHead.css.ts";
import { words } from "./GroupBuyHead.messages.ts";

export interface GroupBuyHeadProps {
  /** Name of the page, its first heading. */
  title: string;
}

const steps = [words.open, words.invite, words.end] as const;

/** The head of the group-buying zone: what it is, and how a team goes. */
export function GroupBuyHead({ title }: GroupBuyHeadProps) {
  const intl = useIntl();
  return (
    <header className={css.head}>
      <Stack space="xs">
        <h1 className={sale.title}>{title}</h1>
        <p>{intl.formatMessage(words.line)}</p>
      </Stack>
      <Inline as="ol" rowSpace="s" space="xl" alignY="stretch" size="s">
        {steps.map((step, nth) => (
          <Inline as="li" wrap={false} key={step.id}>
            <span aria-hidden="true" className={css.number}>
              {nth + 1}
            </span>
            {intl.formatMessage(step)}
          </Inline>
        ))}
      </Inline>
    </header>
  );
}

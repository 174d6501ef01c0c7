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
      <div className={sale.words}>
        <h1 className={sale.title}>{title}</h1>
        <p>{intl.formatMessage(words.line)}</p>
      </div>
      <ol className={css.steps}>
        {steps.map((step, nth) => (
          <li className={css.step} key={step.id}>
            <span aria-hidden="true" className={css.number}>
              {nth + 1}
            </span>
            {intl.formatMessage(step)}
          </li>
        ))}
      </ol>
    </header>
  );
}

import { Steps } from "@tradehall/ui/Steps";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import * as css from "./EntrySteps.css.ts";
import { words } from "./EntrySteps.messages.ts";

/** Registering, setting a forgotten password, changing one's own. */
export type EntryWay = "register" | "forgot" | "change";

export interface EntryStepsProps {
  /** Which way the steps lead. */
  way: EntryWay;
  /** Index of the step shown, from 0. */
  current: 0 | 1 | 2;
  /** Draws no card: the page around gives one. */
  isBare?: boolean;
  /** The step. */
  children: ReactNode;
}

const passwordSteps = [words.verify, words.password, words.finished] as const;
const stepsOf = {
  register: [words.verify, words.account, words.registered],
  forgot: passwordSteps,
  change: passwordSteps,
} as const;

/** The card of a way in three steps: title, how far, the step itself. */
export function EntrySteps({ way, current, isBare, children }: EntryStepsProps) {
  const intl = useIntl();
  return (
    <section className={css.card} data-bare={isBare || undefined}>
      <h1 className={css.title}>{intl.formatMessage(words[way])}</h1>
      <Steps
        current={current}
        doneLabel={intl.formatMessage(words.done)}
        label={intl.formatMessage(words.steps)}
        steps={stepsOf[way].map((label) => ({ label: intl.formatMessage(label) }))}
      />
      <div className={css.step}>{children}</div>
    </section>
  );
}

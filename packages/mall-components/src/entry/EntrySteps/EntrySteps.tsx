import { Steps } from "@tradehall/ui/Steps";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import * as css from "./EntrySteps.css.ts";
import { words } from "./EntrySteps.messages.ts";

/** Registering, setting a forgotten password, changing one's own, changing the mobile number. */
export type EntryWay = "register" | "forgot" | "change" | "mobile";

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
  mobile: [words.verifyOld, words.verifyNew, words.finished],
} as const;

/** The card of a way in three steps: title, how far, the step itself. */
export function EntrySteps({ way, current, isBare, children }: EntryStepsProps) {
  const intl = useIntl();
  // The number is changed within a page that has its own name.
  const Title = way === "mobile" ? "h2" : "h1";
  return (
    <section className={css.card} data-bare={isBare || undefined}>
      <Title className={css.title}>{intl.formatMessage(words[way])}</Title>
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

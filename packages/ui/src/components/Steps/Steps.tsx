import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { CheckIcon } from "../Icon/icons.ts";
import * as css from "./Steps.css.ts";

/** One step of a way. */
export interface StepItem {
  /** The words. */
  label: string;
  /** A second line, such as the time when it was done. */
  description?: ReactNode;
}

export interface StepsProps {
  /** What the steps lead through, for assistive technology. */
  label: string;
  /** The steps, in order. */
  steps: readonly StepItem[];
  /** Index of the current step, from 0; `steps.length` when all are done. */
  current: number;
  /** Read aloud after the name of a done step, such as 已完成. */
  doneLabel?: string;
}

/** How far along a way of a few steps. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <ol aria-label={label} className={css.list}>
      {steps.map((step, index) => {
        const state = index < current ? "done" : index === current ? "current" : "coming";
        return (
          <li
            aria-current={state === "current" ? "step" : undefined}
            className={css.step({ state })}
            data-state={state}
            key={step.label}
          >
            <span aria-hidden="true" className={css.mark({ state })}>
              {state === "done" ? <Icon as={CheckIcon} size="s" /> : index + 1}
            </span>
            <span>
              {step.label}
              {state === "done" && doneLabel && <span className={css.srOnly}>{doneLabel}</span>}
            </span>
            {step.description && <span className={css.description}>{step.description}</span>}
          </li>
        );
      })}
    </ol>
  );
}

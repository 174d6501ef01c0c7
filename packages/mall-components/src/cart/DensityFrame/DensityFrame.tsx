import { Stack } from "@tradehall/ui/Stack";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import * as css from "./DensityFrame.css.ts";
import { messages } from "./DensityFrame.messages.ts";

export interface DensityFrameProps {
  /** Rows of 56 px with a small picture and a name of one line. */
  isCompact: boolean;
  /** Another height was chosen. */
  onChange: (isCompact: boolean) => void;
  /** Lines of the cart or the checkout, by shop. */
  children: ReactNode;
}

/** Lines of goods and, on a wide screen, the switch of their height. */
export function DensityFrame({ isCompact, onChange, children }: DensityFrameProps) {
  const intl = useIntl();
  return (
    <Stack data-density={isCompact ? "compact" : "standard"}>
      <fieldset aria-label={intl.formatMessage(messages.label)} className={css.choices} data-print="hide">
        {([true, false] as const).map((one) => (
          <button
            aria-pressed={one === isCompact}
            className={css.choice}
            key={String(one)}
            onClick={() => onChange(one)}
            type="button"
          >
            {intl.formatMessage(one ? messages.compact : messages.standard)}
          </button>
        ))}
      </fieldset>
      {children}
    </Stack>
  );
}

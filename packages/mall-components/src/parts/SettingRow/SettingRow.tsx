import { Inline } from "@tradehall/ui/Inline";
import { Text } from "@tradehall/ui/Text";
import type { ReactNode } from "react";
import * as css from "./SettingRow.css.ts";

export interface SettingRowProps {
  /** What is set, e.g. 手机号. */
  label: string;
  /** How it is now, e.g. 138****0001. */
  value?: string;
  /** A `Tag` that says its state. */
  tag?: ReactNode;
  /** What it is for, or what follows. */
  hint?: string;
  /** The one button or link that changes it. */
  children?: ReactNode;
}

/** A row of settings: what it is, how it is now, one way to change it. Is in a list. */
export function SettingRow({ label, value, tag, hint, children }: SettingRowProps) {
  return (
    <li className={css.row}>
      <div>
        <Inline as="p">
          <Text size="inherit" tone="inherit" weight="strong">
            {label}
          </Text>
          {value && (
            <Text size="inherit" tone="inherit" isNumeric breaks="anywhere">
              {value}
            </Text>
          )}
          {tag}
        </Inline>
        {hint && <p className={css.hint}>{hint}</p>}
      </div>
      <Inline align="end" alignY="stretch">
        {children}
      </Inline>
    </li>
  );
}

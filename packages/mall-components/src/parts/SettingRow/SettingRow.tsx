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
        <p className={css.name}>
          <span className={css.label}>{label}</span>
          {value && <span className={css.value}>{value}</span>}
          {tag}
        </p>
        {hint && <p className={css.hint}>{hint}</p>}
      </div>
      <div className={css.acts}>{children}</div>
    </li>
  );
}

import { priceText, thousands, type YuanText } from "@tradehall/mall-rules/money";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import * as css from "./WalletHead.css.ts";

export interface WalletHeadProps {
  /** What it is, e.g. 账户余额. */
  label: string;
  /** Yuan as text, points as a number. */
  value: YuanText | number;
  /** What is to know of it, e.g. which points lapse next. */
  notes?: readonly string[];
}

/** The head of a ledger's page: what the buyer holds now. */
export function WalletHead({ label, value, notes = [] }: WalletHeadProps) {
  return (
    <Surface>
      <Stack space="xs">
        <span className={css.label}>{label}</span>
        <strong className={css.value}>
          {typeof value === "number" ? thousands(String(value)) : `¥${priceText(value)}`}
        </strong>
        {notes.length > 0 && (
          <p className={css.notes}>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </p>
        )}
      </Stack>
    </Surface>
  );
}

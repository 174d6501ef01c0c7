import { priceText, thousands, type YuanText } from "@tradehall/mall-rules/money";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Text } from "@tradehall/ui/Text";
import type { ReactNode } from "react";
import * as css from "./WalletHead.css.ts";

export interface WalletHeadProps {
  /** What it is, e.g. 账户余额. */
  label: string;
  /** Yuan as text, points as a number. */
  value: YuanText | number;
  /** What is to know of it, e.g. which points lapse next. */
  notes?: readonly string[];
  /** What can be done with it, e.g. a way to spend it. */
  children?: ReactNode;
}

/** The head of a ledger's page: what the buyer holds now. */
export function WalletHead({ label, value, notes = [], children }: WalletHeadProps) {
  return (
    <Surface>
      <Stack space="xs">
        <Text size="s" tone="muted">
          {label}
        </Text>
        <strong className={css.value}>
          {typeof value === "number" ? thousands(String(value)) : `¥${priceText(value)}`}
        </strong>
        {notes.length > 0 && (
          <Inline as="p" rowSpace="xs" space="l" alignY="stretch" size="s" tone="muted">
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </Inline>
        )}
        {children && <Inline>{children}</Inline>}
      </Stack>
    </Surface>
  );
}

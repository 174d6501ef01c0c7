import { Button } from "@tradehall/ui/Button";
import { ProgressBar } from "@tradehall/ui/ProgressBar";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { ExportButtons, type ExportFormat } from "./ExportButtons.tsx";
import * as css from "./OrderExport.css.ts";
import { messages } from "./OrderExport.messages.ts";

export interface OrderExportProps {
  /** What the list has. Default `orders`. */
  of?: "orders" | "refunds" | "lines";
  /** How many fit the filters, at least one. */
  count: number;
  /** Exports all of them. */
  onExport: (format: ExportFormat) => void;
  /** An export is on its way: how many it is of, and how much of it is here, 0 to 1. */
  running?: { count: number; share: number };
  /** Ends it. */
  onCancel?: () => void;
}

/** Exports of fewer orders are over before a bar could be read. */
const manyOrders = 1_000;

const wordsOf = {
  orders: { count: messages.count, export: messages.export, running: messages.running },
  lines: { count: messages.lineCount, export: messages.lineExport, running: messages.lineRunning },
  refunds: { count: messages.refundCount, export: messages.refundExport, running: messages.refundRunning },
};

/** How many orders, or refunds, there are, and the way to have them as a file. A large one says how far it is and can be ended. */
export function OrderExport({ of = "orders", count, onExport, running, onCancel }: OrderExportProps) {
  const intl = useIntl();
  const words = wordsOf[of];
  const percent = Math.floor((running?.share ?? 0) * 100);
  return (
    <div className={css.row} data-print="hide">
      <Text size="inherit" tone="muted" isNumeric>
        {intl.formatMessage(words.count, { count })}
      </Text>
      {running && running.count > manyOrders ? (
        <span className={css.running}>
          <ProgressBar
            label={intl.formatMessage(words.running, { count: running.count })}
            value={percent}
            valueText={intl.formatMessage(messages.percent, { percent })}
          />
          <Button onPress={onCancel} size="s" tone="neutral" variant="outline">
            {intl.formatMessage(actWords.cancel)}
          </Button>
        </span>
      ) : (
        <ExportButtons
          isPending={running !== undefined}
          label={intl.formatMessage(words.export)}
          onExport={onExport}
        />
      )}
    </div>
  );
}

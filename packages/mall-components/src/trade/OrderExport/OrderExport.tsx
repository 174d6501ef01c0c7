import { Button } from "@tradehall/ui/Button";
import { ProgressBar } from "@tradehall/ui/ProgressBar";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { ExportButtons, type ExportFormat } from "./ExportButtons.tsx";
import * as css from "./OrderExport.css.ts";
import { messages } from "./OrderExport.messages.ts";

export interface OrderExportProps {
  /** Orders that fit the filters, at least one. */
  count: number;
  /** Exports all of them. */
  onExport: (format: ExportFormat) => void;
  /** An export is on its way: how many orders it is of, and how much of it is here, 0 to 1. */
  running?: { count: number; share: number };
  /** Ends it. */
  onCancel?: () => void;
}

/** Exports of fewer orders are over before a bar could be read. */
const manyOrders = 1_000;

/** How many orders there are, and the way to have them as a file. A large one says how far it is and can be ended. */
export function OrderExport({ count, onExport, running, onCancel }: OrderExportProps) {
  const intl = useIntl();
  const percent = Math.floor((running?.share ?? 0) * 100);
  return (
    <div className={css.row} data-print="hide">
      <span className={css.count}>{intl.formatMessage(messages.count, { count })}</span>
      {running && running.count > manyOrders ? (
        <span className={css.running}>
          <ProgressBar
            label={intl.formatMessage(messages.running, { count: running.count })}
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
          label={intl.formatMessage(messages.export)}
          onExport={onExport}
        />
      )}
    </div>
  );
}

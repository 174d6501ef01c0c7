import { entriesOf } from "@tradehall/mall-rules/records";
import { Button } from "@tradehall/ui/Button";
import { DownloadIcon, Icon } from "@tradehall/ui/Icon";
import * as css from "./OrderExport.css.ts";

/** Kinds of files that orders are exported as, with their names, which are the same in every language. */
const formats = { xlsx: "Excel", csv: "CSV" } as const;
export type ExportFormat = keyof typeof formats;

interface Props {
  label: string;
  onExport: (format: ExportFormat) => void;
  isPending?: boolean;
}

/** What is exported, and a button for each kind of file. */
export function ExportButtons({ label, onExport, isPending }: Props) {
  return (
    <fieldset aria-label={label} className={css.buttons}>
      <Icon as={DownloadIcon} size="s" />
      <span aria-hidden="true">{label}</span>
      {entriesOf(formats).map(([format, name]) => (
        <Button
          aria-label={`${label} ${name}`}
          isDisabled={isPending}
          key={format}
          onPress={() => onExport(format)}
          size="s"
          tone="neutral"
          variant="outline"
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

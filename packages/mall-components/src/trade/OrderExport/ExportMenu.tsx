import { Button } from "@tradehall/ui/Button";
import { DownloadIcon, Icon } from "@tradehall/ui/Icon";
import { Menu } from "@tradehall/ui/Menu";
import { useIntl } from "react-intl";
import { messages } from "./OrderExport.messages.ts";

/** Kinds of files that orders are exported as. */
export type ExportFormat = "xlsx" | "csv";

const formats = ["xlsx", "csv"] as const;

interface Props {
  label: string;
  onExport: (format: ExportFormat) => void;
  isPending?: boolean;
}

/** The button that asks for the kind of file. */
export function ExportMenu({ label, onExport, isPending }: Props) {
  const intl = useIntl();
  return (
    <Menu
      items={formats.map((format) => ({ id: format, label: intl.formatMessage(messages[format]) }))}
      label={label}
      onAction={(id) => onExport(id as ExportFormat)}
      trigger={
        <Button
          icon={<Icon as={DownloadIcon} size="s" />}
          isPending={isPending}
          tone="neutral"
          variant="outline"
        >
          {label}
        </Button>
      }
    />
  );
}

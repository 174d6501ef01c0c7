import { Button } from "@tradehall/ui/Button";
import { Dialog } from "@tradehall/ui/Dialog";
import { Icon, ShareIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { CopyText } from "../../parts/CopyText/CopyText.tsx";
import { QrCode } from "../../parts/QrCode/QrCode.tsx";
import * as css from "./ShareDialog.css.ts";
import { words } from "./ShareDialog.messages.ts";

export interface ShareDialogProps {
  /** Whether it shows. */
  isOpen: boolean;
  /** Called by the cross, Escape and a press outside. */
  onClose: () => void;
  /** Whole address of what is shared. */
  url: string;
  /** What it is. */
  name: string;
  /** Called by the button that hands it to the system; absent where the browser cannot. */
  onShare?: () => void;
}

/** A page to hand on: its address to copy, a code for a phone's camera, and the system's own way. */
export function ShareDialog({ isOpen, onClose, url, name, onShare }: ShareDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      labels={{ close: formatMessage(actWords.close) }}
      onClose={onClose}
      size="s"
      title={formatMessage(words.title)}
    >
      <Stack align="center" space="s">
        <QrCode label={formatMessage(words.scan)} size="m" text={url} />
        <Text size="s" tone="muted">
          {formatMessage(words.scan)}
        </Text>
        <Text as="strong" size="s" tone="inherit" lines={2}>
          {name}
        </Text>
        <span className={css.address}>{url}</span>
        <Inline align="center">
          <CopyText label={formatMessage(actWords.copyLink)} size="m" text={url} variant="text" />
          {onShare && (
            <Button icon={<Icon as={ShareIcon} size="s" />} onPress={onShare} variant="outline">
              {formatMessage(words.more)}
            </Button>
          )}
        </Inline>
      </Stack>
    </Dialog>
  );
}

import { creditLimits } from "@tradehall/mall-rules/limits";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { PictureUpload, type PictureUploadProps } from "../../shell/PictureUpload/PictureUpload.tsx";
import { words } from "./CreditDocuments.messages.ts";

/** See `PictureUpload`. */
export type CreditDocumentsProps = Omit<PictureUploadProps, "label" | "max">;

/** Photos of papers that go with a request for account terms. */
export function CreditDocuments(props: CreditDocumentsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack space="s">
      <PictureUpload {...props} label={formatMessage(words.label)} max={creditLimits.documents} />
      <Text size="s" tone="muted">
        {formatMessage(words.hint)}
      </Text>
    </Stack>
  );
}

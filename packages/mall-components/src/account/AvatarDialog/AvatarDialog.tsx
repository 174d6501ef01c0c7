import { avatarLimits } from "@tradehall/mall-rules/limits";
import { Button } from "@tradehall/ui/Button";
import { Dialog } from "@tradehall/ui/Dialog";
import { ImageCrop } from "@tradehall/ui/ImageCrop";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { useRef } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { words } from "./AvatarDialog.messages.ts";

export interface AvatarDialogProps {
  /** Address of the chosen picture. */
  src: string;
  /** The chosen part is being kept. */
  isPending?: boolean;
  /** Why the part could not be kept. */
  formError?: string | undefined;
  /** Called by 取消, the cross and Escape. */
  onClose: () => void;
  /** Called with the chosen part. */
  onSave: (picture: Blob) => void;
}

/** Cuts the avatar out of a chosen picture. */
export function AvatarDialog({ src, isPending, formError, onClose, onSave }: AvatarDialogProps) {
  const say = useIntl().formatMessage;
  const draw = useRef<() => Promise<Blob>>(undefined);
  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose} tone="neutral" variant="outline">
            {say(actWords.cancel)}
          </Button>
          <Button
            isPending={isPending}
            onPress={() => void draw.current?.().then(onSave)}
            pendingLabel={say(actWords.saving)}
          >
            {say(words.save)}
          </Button>
        </>
      }
      isOpen
      labels={{ close: say(actWords.close) }}
      onClose={onClose}
      title={say(words.title)}
    >
      <Stack space="m">
        {formError && (
          <Notice isLive tone="danger">
            {formError}
          </Notice>
        )}
        <ImageCrop
          hint={say(words.hint)}
          label={say(words.area)}
          labels={{
            zoomIn: say(actWords.zoomIn),
            zoomOut: say(actWords.zoomOut),
            previews: say(words.previews),
          }}
          onChange={(next) => {
            draw.current = next;
          }}
          outputPx={avatarLimits.edge}
          src={src}
        />
      </Stack>
    </Dialog>
  );
}

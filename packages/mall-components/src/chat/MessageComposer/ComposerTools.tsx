import { EmojiIcon, Icon, OrderIcon, PackageIcon, PictureIcon } from "@tradehall/ui/Icon";
import { IconButton } from "@tradehall/ui/IconButton";
import { useIntl } from "react-intl";
import * as css from "./MessageComposer.css.ts";
import { words } from "./MessageComposer.messages.ts";
import type { MessageComposerProps } from "./message-composer-props.ts";

interface ComposerToolsProps {
  isDisabled: boolean;
  hasEmoji: boolean;
  emojiId: string;
  onEmoji: () => void;
  onPictures: ((files: readonly File[]) => void) | undefined;
  onProduct: MessageComposerProps["onProduct"] | undefined;
  onOrder: MessageComposerProps["onOrder"] | undefined;
}

/** What else can be sent than typed words. */
export function ComposerTools(props: ComposerToolsProps) {
  const { isDisabled, hasEmoji, emojiId, onEmoji, onPictures, onProduct, onOrder } = props;
  const { formatMessage } = useIntl();
  const picture = formatMessage(words.picture);
  return (
    <div className={css.tools}>
      <IconButton
        aria-controls={hasEmoji ? emojiId : undefined}
        aria-expanded={hasEmoji}
        icon={EmojiIcon}
        isDisabled={isDisabled}
        label={formatMessage(words.emoji)}
        onPress={onEmoji}
      />
      {onPictures && (
        <label className={css.tool} title={picture}>
          <input
            accept="image/*"
            aria-label={picture}
            className={css.file}
            disabled={isDisabled}
            multiple
            onChange={(event) => {
              onPictures([...(event.target.files ?? [])]);
              // The same file can be chosen again.
              event.target.value = "";
            }}
            type="file"
          />
          <Icon as={PictureIcon} />
        </label>
      )}
      {onProduct && (
        <IconButton
          icon={PackageIcon}
          isDisabled={isDisabled}
          label={formatMessage(words.product)}
          onPress={onProduct}
        />
      )}
      {onOrder && (
        <IconButton
          icon={OrderIcon}
          isDisabled={isDisabled}
          label={formatMessage(words.order)}
          onPress={onOrder}
        />
      )}
    </div>
  );
}

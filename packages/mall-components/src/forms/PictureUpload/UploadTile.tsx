import { ArrowLeftIcon, ArrowRightIcon, CloseIcon, Icon, type IconShape } from "@tradehall/ui/Icon";
import { ProgressBar } from "@tradehall/ui/ProgressBar";
import { useIntl } from "react-intl";
import * as css from "./PictureUpload.css.ts";
import { words } from "./PictureUpload.messages.ts";
import type { PictureUploadProps, UploadPicture } from "./picture-upload-props.ts";

interface ToolProps {
  icon: IconShape;
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
}

const Tool = ({ icon, label, isDisabled, onPress }: ToolProps) => (
  <button
    aria-label={label}
    className={css.tool}
    disabled={isDisabled}
    onClick={onPress}
    title={label}
    type="button"
  >
    <Icon as={icon} size="s" />
  </button>
);

type TileProps = Pick<PictureUploadProps, "onLost" | "onMove" | "onRemove" | "onRetry" | "name"> & {
  picture: UploadPicture;
  at: number;
  isLast: boolean;
  /** Whether there can be others to stand before or after. */
  isMovable: boolean;
};

/** One picture: what it shows, how far it is, and what can be done with it. */
export function UploadTile({ picture, at, isLast, isMovable, name, ...acts }: TileProps) {
  const { onLost, onMove, onRemove, onRetry } = acts;
  const intl = useIntl();
  const index = at + 1;
  return (
    <li className={css.picture}>
      <img
        alt={intl.formatMessage(words.picture, { index })}
        className={css.image}
        onError={picture.state === "done" && onLost ? () => onLost(picture.key) : undefined}
        src={picture.src}
      />
      {picture.state === "uploading" && (
        <span className={css.state}>
          <ProgressBar
            isLabelHidden
            label={intl.formatMessage(words.uploading, { index })}
            max={1}
            value={picture.progress}
          />
        </span>
      )}
      {picture.state === "failed" && (
        <span className={css.state} role="alert">
          <span className={css.why}>{picture.errorMessage ?? intl.formatMessage(words.failed)}</span>
          {picture.canRetry && (
            <button className={css.tool} onClick={() => onRetry(picture.key)} type="button">
              {intl.formatMessage(words.retry)}
            </button>
          )}
        </span>
      )}
      {picture.state === "done" && name && <input name={name} readOnly type="hidden" value={picture.value} />}
      <span className={css.tools}>
        {isMovable && (
          <>
            <Tool
              icon={ArrowLeftIcon}
              isDisabled={at === 0}
              label={intl.formatMessage(words.earlier, { index })}
              onPress={() => onMove(picture.key, at - 1)}
            />
            <Tool
              icon={ArrowRightIcon}
              isDisabled={isLast}
              label={intl.formatMessage(words.later, { index })}
              onPress={() => onMove(picture.key, at + 1)}
            />
          </>
        )}
        <Tool
          icon={CloseIcon}
          label={intl.formatMessage(words.remove, { index })}
          onPress={() => onRemove(picture.key)}
        />
      </span>
    </li>
  );
}

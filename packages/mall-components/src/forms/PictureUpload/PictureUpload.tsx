import { uploadLimits } from "@tradehall/mall-rules/limits";
import { useFormError } from "@tradehall/ui/Form";
import { CameraIcon, Icon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { LiveRegion } from "@tradehall/ui/LiveRegion";
import { Text } from "@tradehall/ui/Text";
import { type ClipboardEvent, type DragEvent, useId, useState } from "react";
import { useIntl } from "react-intl";
import * as css from "./PictureUpload.css.ts";
import { words } from "./PictureUpload.messages.ts";
import type { PictureUploadProps } from "./picture-upload-props.ts";
import { UploadSummary } from "./UploadSummary.tsx";
import { UploadTile } from "./UploadTile.tsx";

export type { PictureUploadProps, UploadPicture } from "./picture-upload-props.ts";

const isPicture = (file: File) => file.type.startsWith("image/");

/** Pictures for a form: chosen, taken by a phone's camera, dropped or pasted; each with its progress (Spec §5). */
export function PictureUpload(props: PictureUploadProps) {
  const { label, pictures, max, name, errorMessage, onAdd, ...acts } = props;
  const { maxBytes = uploadLimits.imageBytes, description } = props;
  const ofForm = useFormError(name);
  const intl = useIntl();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [tooMany, setTooMany] = useState(false);
  const room = max - pictures.length;
  const take = (files: readonly File[]) => {
    setTooMany(files.length > room);
    ofForm.forget();
    if (files.length > 0 && room > 0) onAdd(files.slice(0, room));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files].filter(isPicture);
    if (files.length > 0) event.preventDefault();
    take(files);
  };
  const mb = maxBytes / 1_048_576;
  const hint =
    max > 1 ? intl.formatMessage(words.hint, { max, mb }) : intl.formatMessage(words.hintOfOne, { mb });
  const count = intl.formatMessage(words.count, { count: pictures.length, max });
  const problem =
    errorMessage ?? ofForm.error ?? (tooMany ? intl.formatMessage(words.tooMany, { max }) : undefined);
  return (
    <fieldset aria-describedby={`${id}hint`} aria-labelledby={id} className={css.group} onPaste={paste}>
      <Inline align="between" alignY="baseline" wrap={false} size="s" tone="muted" weight="medium">
        <span id={id}>
          {props.isRequired && (
            <span aria-hidden="true" className={css.required}>
              *
            </span>
          )}
          {label}
        </span>
        {max > 1 && (
          <Text size="xs" tone="faint" weight="regular" isNumeric>
            {count}
          </Text>
        )}
      </Inline>
      <ul
        className={css.strip({ isOver })}
        onDragLeave={() => setIsOver(false)}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDrop={drop}
      >
        {pictures.map((picture, at) => (
          <UploadTile
            at={at}
            isLast={at === pictures.length - 1}
            isMovable={max > 1}
            key={picture.key}
            name={name}
            picture={picture}
            {...acts}
          />
        ))}
        {room > 0 && (
          <li>
            <label className={css.add}>
              <input
                accept="image/*"
                className={css.input}
                data-field={name}
                multiple={max > 1}
                onChange={(event) => {
                  take([...(event.target.files ?? [])]);
                  // The same file can be chosen again.
                  event.target.value = "";
                }}
                type="file"
              />
              <Icon as={CameraIcon} size="l" />
              {intl.formatMessage(words.add)}
            </label>
          </li>
        )}
      </ul>
      <span className={problem ? css.why : css.hint} id={`${id}hint`}>
        {problem ?? [description, hint].join(" ").trim()}
      </span>
      {max > 1 && <UploadSummary pictures={pictures} />}
      <LiveRegion>{count}</LiveRegion>
    </fieldset>
  );
}

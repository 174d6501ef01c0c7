import { avatarLimits, uploadLimits } from "@tradehall/mall-rules/limits";
import { Avatar } from "@tradehall/ui/Avatar";
import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { useId, useRef } from "react";
import { useIntl } from "react-intl";
import { sendsQuietly } from "../../forms/instead.ts";
import { usePicture } from "../../product/ProductPicture/PicturesProvider.tsx";
import * as css from "./AvatarField.css.ts";
import { words } from "./AvatarField.messages.ts";

export interface AvatarFieldProps {
  /** Whose it is. */
  name: string;
  /** Path of the picture; `""` for the default. */
  avatar: string;
  /** What is wrong with the chosen file. */
  errorMessage?: string | undefined;
  /** A change is on its way: both buttons wait. */
  isPending?: boolean;
  /** Called with the chosen file. */
  onFile: (file: File) => void;
  /** Called to set the default back. Without it the button sends `intent=avatar` with an empty `avatarUrl`. */
  onReset?: () => void;
}

const edgePx = 72;

/** The avatar: another one from a file, or the default again. */
export function AvatarField({ name, avatar, errorMessage, isPending, onFile, onReset }: AvatarFieldProps) {
  const say = useIntl().formatMessage;
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const picture = usePicture(avatar, edgePx);
  return (
    <form aria-describedby={`${id}hint`} aria-label={say(words.label)} className={css.field} method="post">
      <Avatar name={name} size="l" src={avatar && picture.src} />
      <div>
        <Inline alignY="stretch">
          <input
            accept="image/jpeg,image/png,image/webp"
            aria-label={say(words.change)}
            hidden
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) onFile(chosen);
              // The same file can be chosen again.
              event.target.value = "";
            }}
            ref={file}
            type="file"
          />
          <Button
            isPending={isPending}
            onPress={() => file.current?.click()}
            size="s"
            tone="neutral"
            variant="outline"
          >
            {say(words.change)}
          </Button>
          {avatar && (
            <>
              <input name="avatarUrl" type="hidden" value="" />
              <Button isPending={isPending} {...sendsQuietly("ghost", "avatar", onReset)}>
                {say(words.reset)}
              </Button>
            </>
          )}
        </Inline>
        <div id={`${id}hint`}>
          <div role="status">{errorMessage && <p className={css.error}>{errorMessage}</p>}</div>
          <p className={css.hint}>
            {say(words.hint, { mb: uploadLimits.imageBytes / 1_048_576, min: avatarLimits.minEdge })}
          </p>
        </div>
      </div>
    </form>
  );
}

import { Icon, PlayIcon } from "@tradehall/ui/Icon";
import { useState } from "react";
import { useIntl } from "react-intl";
import { ProductPicture, type ProductPictureProps } from "../ProductPicture/ProductPicture.tsx";
import { Film } from "./Film.tsx";
import * as css from "./FilmPlayer.css.ts";
import { words } from "./FilmPlayer.messages.ts";

export interface FilmPlayerProps
  extends Pick<ProductPictureProps, "width" | "height" | "sizes" | "fit" | "isPriority"> {
  /** The film. */
  src: string;
  /** Picture that is shown until it plays: path without width and file ending. */
  poster: string;
  /** What it is about; "" for nothing in particular. */
  name: string;
  /** False where something else is in its place: it pauses and keeps where it was. Default true. */
  isShown?: boolean;
}

/** A film behind its picture. Nothing moves and nothing of it is fetched before someone presses play. */
export function FilmPlayer(props: FilmPlayerProps) {
  const { src, poster, name, isShown = true, ...picture } = props;
  const { formatMessage } = useIntl();
  const [isPressed, setPressed] = useState(false);
  return (
    <div className={css.stage} hidden={!isShown}>
      {isPressed ? (
        <Film isShown={isShown} name={name} poster={poster} src={src} />
      ) : (
        <button
          aria-label={formatMessage(words.play, { name })}
          className={css.play}
          onClick={() => setPressed(true)}
          type="button"
        >
          <ProductPicture alt="" path={poster} {...picture} />
          <span className={css.disc}>
            <Icon as={PlayIcon} size="xl" />
          </span>
        </button>
      )}
    </div>
  );
}

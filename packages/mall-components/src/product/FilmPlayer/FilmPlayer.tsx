import { Icon, PlayIcon } from "@tradehall/ui/Icon";
import { useState } from "react";
import { useIntl } from "react-intl";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import { Film } from "./Film.tsx";
import * as css from "./FilmPlayer.css.ts";
import { words } from "./FilmPlayer.messages.ts";
import type { FilmPlayerProps } from "./film-player-props.ts";

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
          aria-label={name ? formatMessage(words.play, { name }) : formatMessage(words.playOne)}
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

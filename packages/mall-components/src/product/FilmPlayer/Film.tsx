import { Button } from "@tradehall/ui/Button";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { usePicture } from "../ProductPicture/PicturesProvider.tsx";
import * as css from "./FilmPlayer.css.ts";
import { words } from "./FilmPlayer.messages.ts";
import type { FilmPlayerProps } from "./film-player-props.ts";

type FilmProps = Required<Pick<FilmPlayerProps, "src" | "poster" | "name" | "isShown">>;

/**
 * The film that was asked for, without sound until someone wants it, with the browser's own controls. It pauses where
 * no one sees it.
 */
export function Film({ src, poster, name, isShown }: FilmProps) {
  const { formatMessage } = useIntl();
  const still = usePicture(poster, 800);
  const film = useRef<HTMLVideoElement>(null);
  const [isLost, setLost] = useState(false);
  // The pressed button has gone: the keyboard stays at the film.
  useEffect(() => film.current?.focus(), []);
  useEffect(() => {
    const rest = () => {
      if (!isShown || document.hidden) film.current?.pause();
    };
    rest();
    document.addEventListener("visibilitychange", rest);
    return () => document.removeEventListener("visibilitychange", rest);
  }, [isShown]);
  function again() {
    setLost(false);
    film.current?.load();
    film.current?.focus();
  }
  return (
    <>
      <video
        aria-label={name || undefined}
        autoPlay
        className={css.film}
        controls
        muted
        onError={() => setLost(true)}
        playsInline
        poster={still.src}
        ref={film}
        src={src}
      />
      {isLost && (
        <div className={css.trouble} role="alert">
          {formatMessage(words.lost)}
          <Button onPress={again} size="s">
            {formatMessage(actWords.retry)}
          </Button>
        </div>
      )}
    </>
  );
}

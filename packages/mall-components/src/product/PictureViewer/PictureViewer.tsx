import { Dialog } from "@tradehall/ui/Dialog";
import { ChevronLeftIcon, ChevronRightIcon } from "@tradehall/ui/Icon";
import { IconButton } from "@tradehall/ui/IconButton";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { FilmPlayer } from "../FilmPlayer/FilmPlayer.tsx";
import type { GalleryFilm } from "../Gallery/gallery-view.ts";
import { lengthOf } from "../Gallery/length-of.ts";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import * as css from "./PictureViewer.css.ts";
import { messages } from "./PictureViewer.messages.ts";
import { useZoom } from "./use-zoom.ts";

export interface PictureViewerProps {
  /** The pictures: paths without width and file ending, or whole addresses. */
  pictures: readonly string[];
  /** A film about the same; it is before them and counts as the first. */
  film?: GalleryFilm;
  /** The one to begin with. Default the first. */
  start?: number;
  /** Called by the cross, Escape and a press outside; the page then takes it away. */
  onClose: () => void;
}

const shape = { sizes: "(min-width: 880px) 800px, 100vw", width: 800 } as const;
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Pictures large, one after the other, by arrow keys and swipes too, each larger still by two fingers, a double tap, + and
 * -. Escape closes and the focus goes back to what opened it.
 */
export function PictureViewer({ pictures, film, start = 0, onClose }: PictureViewerProps) {
  const { formatMessage } = useIntl();
  const [at, setAt] = useState(start);
  const all = film ? [film.poster, ...pictures] : pictures;
  const count = all.length;
  const isFilm = film !== undefined && at === 0;
  const title = formatMessage(messages.title);
  const place = formatMessage(messages.at, { index: at + 1, count });
  const turn = (by: number) => setAt((now) => (now + by + count) % count);
  const { picture, pointers } = useZoom(at, (by) => {
    if (count > 1) turn(by);
  });
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      const by = steps[key];
      // In a film the arrows lead through its time.
      if (by && !(target instanceof HTMLVideoElement)) setAt((now) => (now + by + count) % count);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [count]);
  return (
    <Dialog
      isOpen
      labels={{ close: formatMessage(actWords.close) }}
      onClose={onClose}
      size="l"
      title={count > 1 ? place : title}
    >
      <Stack>
        <div className={css.stage}>
          {count > 1 ? (
            <IconButton
              icon={ChevronLeftIcon}
              label={formatMessage(messages.previous)}
              onPress={() => turn(-1)}
            />
          ) : (
            <span />
          )}
          {isFilm ? (
            <div className={css.large}>
              <FilmPlayer {...shape} name="" poster={film.poster} src={film.src} />
            </div>
          ) : (
            <div className={css.large} {...pointers}>
              <div className={css.picture} ref={picture}>
                <ProductPicture {...shape} alt={place} key={at} loading="eager" path={all[at] ?? ""} />
              </div>
            </div>
          )}
          {count > 1 && (
            <IconButton
              icon={ChevronRightIcon}
              label={formatMessage(messages.next)}
              onPress={() => turn(1)}
            />
          )}
        </div>
        {count > 1 && (
          <Inline align="center" alignY="stretch">
            {all.map((path, index) => (
              <button
                aria-label={
                  film && index === 0
                    ? formatMessage(messages.film, { length: lengthOf(film.seconds) })
                    : formatMessage(messages.thumb, { index: index + 1 })
                }
                aria-pressed={index === at}
                className={css.thumb}
                key={film && index === 0 ? "film" : path}
                onClick={() => setAt(index)}
                type="button"
              >
                <ProductPicture alt="" fit="cover" path={path} width={56} />
              </button>
            ))}
          </Inline>
        )}
      </Stack>
    </Dialog>
  );
}

import { ChevronLeftIcon, ChevronRightIcon, Icon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import * as css from "./Gallery.css.ts";
import { words } from "./Gallery.messages.ts";
import type { GalleryFilm } from "./gallery-view.ts";
import { lengthOf } from "./length-of.ts";

interface GalleryThumbsProps {
  pictures: readonly string[];
  film?: GalleryFilm;
  /** The one that is shown, -1 for none of them. */
  current: number;
  onShow: (index: number) => void;
  onTurn: (step: 1 | -1) => void;
}

/** Small pictures of all that the gallery shows; the film's says that it is one. */
export function GalleryThumbs({ pictures, film, current, onShow, onTurn }: GalleryThumbsProps) {
  const { formatMessage } = useIntl();
  const turn = (step: 1 | -1) => (
    <button
      aria-label={formatMessage(step < 0 ? words.previous : words.next)}
      className={css.turn}
      onClick={() => onTurn(step)}
      type="button"
    >
      <Icon as={step < 0 ? ChevronLeftIcon : ChevronRightIcon} size="s" />
    </button>
  );
  const all = pictures.map((path) => ({ path, key: path, seconds: 0 }));
  if (film) all.unshift({ path: film.poster, key: "film", seconds: film.seconds });
  return (
    <div className={css.strip}>
      {turn(-1)}
      <ul className={css.thumbs}>
        {all.map(({ path, key, seconds }, at) => (
          <li className={css.thumbItem} key={key}>
            <button
              aria-current={at === current ? "true" : undefined}
              aria-label={
                seconds
                  ? formatMessage(words.film, { length: lengthOf(seconds) })
                  : formatMessage(words.thumb, { index: at + 1 })
              }
              className={css.thumb}
              data-thumb=""
              onClick={() => onShow(at)}
              onPointerEnter={(event) => {
                if (event.pointerType === "mouse") onShow(at);
              }}
              type="button"
            >
              <ProductPicture alt="" loading="eager" path={path} width={72} />
              {seconds > 0 && <span className={css.length}>{lengthOf(seconds)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {turn(1)}
    </div>
  );
}

import { Icon, SearchIcon } from "@tradehall/ui/Icon";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useIntl } from "react-intl";
import { FilmPlayer } from "../FilmPlayer/FilmPlayer.tsx";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import * as css from "./Gallery.css.ts";
import { words } from "./Gallery.messages.ts";
import { GalleryThumbs } from "./GalleryThumbs.tsx";
import type { GalleryFilm } from "./gallery-view.ts";
import { useSwipe } from "./use-swipe.ts";

/** Only a mouse over the picture needs it. */
const Lens = lazyPart(async () => (await import("./Lens.tsx")).Lens);

export interface GalleryProps {
  /** Pictures, path without width and file ending, main one first. */
  pictures: readonly string[];
  /** A film about the product; it is before the pictures. Default none. */
  film?: GalleryFilm;
  /** Product's name, for the pictures' texts. */
  name: string;
  /** Picture that the chosen SKU brings; shown until a thumbnail is chosen. */
  skuPicture?: string;
  /** Called by a press on the picture: it is to be shown large, with the others; the film counts as the first. */
  onOpen?: (pictures: readonly string[], start: number, film?: GalleryFilm) => void;
}

const shape = { isPriority: true, sizes: "(min-width: 768px) 420px, 100vw", width: 420 } as const;

/** The product's film and pictures: a large one with a lens for the mouse, thumbnails, arrow keys, and swipes for a finger. */
export function Gallery({ pictures, film, name, skuPicture, onOpen }: GalleryProps) {
  const intl = useIntl();
  const [index, setIndex] = useState(0);
  const [lens, setLens] = useState<{ x: number; y: number }>();
  // A newly chosen SKU shows its picture until a thumbnail is pressed again.
  const [followed, setFollowed] = useState(skuPicture);
  const [isSkuShown, setSkuShown] = useState(skuPicture !== undefined);
  if (followed !== skuPicture) {
    setFollowed(skuPicture);
    setSkuShown(skuPicture !== undefined);
  }
  const first = film ? 1 : 0;
  const count = Math.max(1, pictures.length + first);
  const isFilm = film !== undefined && index === 0 && !isSkuShown;
  const own = (isSkuShown ? skuPicture : undefined) ?? pictures[index - first] ?? "";

  function show(next: number) {
    setIndex((next + count) % count);
    setSkuShown(false);
  }
  const swipe = useSwipe((step) => show(index + step));
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    // In a film the arrows lead through its time.
    if (event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    const next = (index + (event.key === "ArrowRight" ? 1 : -1) + count) % count;
    show(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[data-thumb]")[next]?.focus();
  }
  function follow(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== "mouse" || isFilm || own === "") return;
    const box = event.currentTarget.getBoundingClientRect();
    setLens({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  }
  // The chosen SKU's own picture is none of the product's, perhaps.
  const all = pictures.includes(own) ? pictures : [own, ...pictures];
  const position = intl.formatMessage(words.main, { name, index: index + 1, count });
  return (
    <section aria-label={intl.formatMessage(words.label)} className={css.gallery} onKeyDown={onKeyDown}>
      <div className={css.main} onPointerLeave={() => setLens(undefined)} onPointerMove={follow} {...swipe}>
        {film && <FilmPlayer {...shape} isShown={isFilm} name={name} poster={film.poster} src={film.src} />}
        {!isFilm && <ProductPicture {...shape} alt={position} path={own} />}
        <span aria-hidden="true" className={css.position}>
          {index + 1}/{count}
        </span>
        {onOpen && !isFilm && own !== "" && (
          <button
            aria-haspopup="dialog"
            aria-label={intl.formatMessage(words.large)}
            className={css.open}
            onClick={() => onOpen(all, all.indexOf(own) + first, film)}
            type="button"
          >
            <Icon as={SearchIcon} size="s" />
          </button>
        )}
        {lens && <Lens at={lens} path={own} />}
      </div>
      {count > 1 && (
        <GalleryThumbs
          current={isSkuShown ? -1 : index}
          onShow={show}
          onTurn={(step) => show(index + step)}
          pictures={pictures}
          {...(film ? { film } : {})}
        />
      )}
    </section>
  );
}

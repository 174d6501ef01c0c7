import { ChevronLeftIcon, ChevronRightIcon, Icon, SearchIcon } from "@tradehall/ui/Icon";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useIntl } from "react-intl";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import * as css from "./Gallery.css.ts";
import { words } from "./Gallery.messages.ts";
import { LateLens } from "./LateLens.tsx";
import { useSwipe } from "./use-swipe.ts";

export interface GalleryProps {
  /** Pictures, path without width and file ending, main one first. */
  pictures: readonly string[];
  /** Product's name, for the pictures' texts. */
  name: string;
  /** Picture that the chosen SKU brings; shown until a thumbnail is chosen. */
  skuPicture?: string;
  /** Called by a press on the picture: it is to be shown large, with the others. */
  onOpen?: (pictures: readonly string[], start: number) => void;
}

/** The product's pictures: a large one with a lens for the mouse, thumbnails, arrow keys, and swipes for a finger. */
export function Gallery({ pictures, name, skuPicture, onOpen }: GalleryProps) {
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
  const count = Math.max(1, pictures.length);
  const own = (isSkuShown ? skuPicture : undefined) ?? pictures[index] ?? "";

  function show(next: number) {
    setIndex((next + count) % count);
    setSkuShown(false);
  }
  const swipe = useSwipe((step) => show(index + step));
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const next = (index + (event.key === "ArrowRight" ? 1 : -1) + count) % count;
    show(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[data-thumb]")[next]?.focus();
  }
  function follow(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== "mouse" || own === "") return;
    const box = event.currentTarget.getBoundingClientRect();
    setLens({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  }
  // The chosen SKU's own picture is none of the product's, perhaps.
  const all = pictures.includes(own) ? pictures : [own, ...pictures];
  const position = intl.formatMessage(words.main, { name, index: index + 1, count });
  return (
    <section aria-label={intl.formatMessage(words.label)} className={css.gallery} onKeyDown={onKeyDown}>
      <div className={css.main} onPointerLeave={() => setLens(undefined)} onPointerMove={follow} {...swipe}>
        <ProductPicture
          alt={position}
          isPriority
          path={own}
          sizes="(min-width: 768px) 420px, 100vw"
          width={420}
        />
        <span aria-hidden="true" className={css.position}>
          {index + 1}/{count}
        </span>
        {onOpen && own !== "" && (
          <button
            aria-haspopup="dialog"
            aria-label={intl.formatMessage(words.large)}
            className={css.open}
            onClick={() => onOpen(all, all.indexOf(own))}
            type="button"
          >
            <Icon as={SearchIcon} size="s" />
          </button>
        )}
        {lens && <LateLens at={lens} path={own} />}
      </div>
      {pictures.length > 1 && (
        <div className={css.strip}>
          <button
            aria-label={intl.formatMessage(words.previous)}
            className={css.turn}
            onClick={() => show(index - 1)}
            type="button"
          >
            <Icon as={ChevronLeftIcon} size="s" />
          </button>
          <ul className={css.thumbs}>
            {pictures.map((picture, at) => (
              <li className={css.thumbItem} key={picture}>
                <button
                  aria-current={at === index && !isSkuShown ? "true" : undefined}
                  aria-label={intl.formatMessage(words.thumb, { index: at + 1 })}
                  className={css.thumb}
                  data-thumb=""
                  onClick={() => show(at)}
                  onPointerEnter={(event) => {
                    if (event.pointerType === "mouse") show(at);
                  }}
                  type="button"
                >
                  <ProductPicture alt="" loading="eager" path={picture} width={72} />
                </button>
              </li>
            ))}
          </ul>
          <button
            aria-label={intl.formatMessage(words.next)}
            className={css.turn}
            onClick={() => show(index + 1)}
            type="button"
          >
            <Icon as={ChevronRightIcon} size="s" />
          </button>
        </div>
      )}
    </section>
  );
}

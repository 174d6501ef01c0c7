import { type ReactNode, useEffect, useRef, useState } from "react";
import { ChevronLeftIcon, ChevronRightIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./Carousel.css.ts";

/** One thing of the row. */
export interface CarouselItem {
  /** Identity. */
  id: string;
  /** Name for assistive technology. */
  label: string;
  /** What is shown. */
  content: ReactNode;
}

export interface CarouselProps {
  /** Name of the row for assistive technology. */
  label: string;
  /** The things, in order. */
  items: readonly CarouselItem[];
  /** How many are seen at once on a wide screen; of three or four a narrow one shows two. Default 1. */
  perView?: 1 | 2 | 3 | 4;
  /** Names of the buttons, and of a dot: which page of how many. */
  labels: { previous: string; next: string; page: (page: number, of: number) => string };
  /** Called with the index of the first item that is seen, once the row rests there. */
  onChange?: (index: number) => void;
}

/** Where the row is, read from the browser: how many items are seen at once, and the first of them. */
function useRow(count: number, perView: number, onChange: CarouselProps["onChange"]) {
  const strip = useRef<HTMLUListElement>(null);
  const told = useRef(0);
  const [row, setRow] = useState({ first: 0, seen: perView });
  const read = () => {
    const element = strip.current;
    const children = Array.from(element?.children ?? []) as HTMLElement[];
    const [one, two] = children;
    if (!element || !one) return;
    const step = two ? Math.abs(two.offsetLeft - one.offsetLeft) : element.clientWidth;
    if (step === 0) return;
    const seen = Math.max(1, Math.round(element.clientWidth / step));
    const first = Math.round(Math.abs(element.scrollLeft) / step);
    setRow((old) => (old.first === first && old.seen === seen ? old : { first, seen }));
    if (told.current !== first) {
      told.current = first;
      onChange?.(first);
    }
  };
  useEffect(() => {
    read();
    window.addEventListener("resize", read);
    return () => window.removeEventListener("resize", read);
  });
  const goTo = (index: number) => {
    const at = Math.max(0, Math.min(index, count - row.seen));
    const target = strip.current?.children[at];
    // Not `scrollIntoView`, which would move the page, too.
    if (target instanceof HTMLElement && strip.current) strip.current.scrollTo({ left: target.offsetLeft });
  };
  return { ...row, strip, read, goTo };
}

/** A row that is scrolled sideways by finger, keys, buttons and dots, and never by itself. */
export function Carousel({ label, items, perView = 1, labels, onChange }: CarouselProps) {
  const { first, seen, strip, read, goTo } = useRow(items.length, perView, onChange);
  const pages = Math.ceil(items.length / seen);
  const isLast = first + seen >= items.length;
  const page = isLast ? pages - 1 : Math.floor(first / seen);
  return (
    <section aria-label={label} className={css.carousel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys */}
      <ul aria-label={label} className={css.strip({ perView })} onScroll={read} ref={strip} tabIndex={0}>
        {items.map((item) => (
          <li aria-label={item.label} className={css.item} key={item.id}>
            {item.content}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={css.controls}>
          <IconButton
            icon={ChevronLeftIcon}
            isDisabled={first === 0}
            label={labels.previous}
            onPress={() => goTo(first - seen)}
          />
          <div className={css.dots}>
            {Array.from({ length: pages }, (_, at) => (
              <button
                aria-current={at === page ? "true" : undefined}
                aria-label={labels.page(at + 1, pages)}
                className={css.dot}
                // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other identity
                key={at}
                onClick={() => goTo(at * seen)}
                type="button"
              />
            ))}
          </div>
          <IconButton
            icon={ChevronRightIcon}
            isDisabled={isLast}
            label={labels.next}
            onPress={() => goTo(first + seen)}
          />
        </div>
      )}
    </section>
  );
}

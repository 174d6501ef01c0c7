import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../Icon/icons.ts";
import { useLinkComponent } from "../Link/LinkProvider.tsx";
import { PageJump } from "./PageJump.tsx";
import * as css from "./Pagination.css.ts";
import { pageWindow } from "./page-window.ts";

export interface PaginationProps {
  /** The page shown now, from 1. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /** Called with the wanted page. With `hrefFor` too, the link navigates and this is only told. */
  onChange?: (page: number) => void;
  /** Address of a page: pages become links that open in new tabs and survive without script. */
  hrefFor?: (page: number) => string;
  /** `compact` shows only the arrows and `page/pageCount`. Default `full`. */
  variant?: "full" | "compact";
  /** Words: name of the navigation, of the arrows, of a page; with `jump` and `go` a jump field shows (needs `onChange`). */
  labels: {
    navigation: string;
    previous: string;
    next: string;
    page: (page: number) => string;
    jump?: string;
    go?: string;
  };
}

interface PlaceProps {
  to: number;
  label: string;
  isCurrent?: boolean;
  isDisabled?: boolean;
  isSmall?: boolean;
  children: ReactNode;
}

/** The pages of a list. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onChange, hrefFor, variant = "full", labels } = props;
  const Anchor = useLinkComponent();
  const isSmall = variant === "compact";

  function place({ to, label, isCurrent, isDisabled, children }: PlaceProps) {
    const looks = {
      className: css.place({ small: isSmall, number: typeof children === "number" }),
      "aria-label": label,
      "aria-current": isCurrent ? ("page" as const) : undefined,
    };
    if (hrefFor && !isDisabled) {
      return (
        <Anchor
          href={hrefFor(to)}
          onClick={(event: MouseEvent) => event.button === 0 && onChange?.(to)}
          {...looks}
        >
          {children}
        </Anchor>
      );
    }
    return (
      <button disabled={isDisabled} onClick={() => onChange?.(to)} type="button" {...looks}>
        {children}
      </button>
    );
  }

  const previous = place({
    to: page - 1,
    label: labels.previous,
    isDisabled: page <= 1,
    children: <Icon as={ChevronLeftIcon} size="s" />,
  });
  const next = place({
    to: page + 1,
    label: labels.next,
    isDisabled: page >= pageCount,
    children: <Icon as={ChevronRightIcon} size="s" />,
  });

  return (
    <nav aria-label={labels.navigation} className={css.nav}>
      <ul className={css.list}>
        <li>{previous}</li>
        {variant === "compact" ? (
          <li className={css.count}>
            <span className={css.currentPage}>{page}</span>/{pageCount}
          </li>
        ) : (
          pageWindow(page, pageCount).map((spot) =>
            typeof spot === "number" ? (
              <li key={spot}>
                {place({ to: spot, label: labels.page(spot), isCurrent: spot === page, children: spot })}
              </li>
            ) : (
              <li aria-hidden="true" className={css.gap} key={spot}>
                …
              </li>
            ),
          )
        )}
        <li>{next}</li>
      </ul>
      {variant === "full" && labels.jump && labels.go && onChange && pageCount > 7 && (
        <PageJump labels={{ jump: labels.jump, go: labels.go }} onChange={onChange} pageCount={pageCount} />
      )}
    </nav>
  );
}

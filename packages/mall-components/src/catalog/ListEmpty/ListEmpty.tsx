export interface ListEmptyProps {
  /** Why nothing shows: nothing found, filtered away, shop closed, or the category is empty. */
  reason: "noResults" | "filtered" | "closed" | "emptyCategory";
  /** Keyword that found nothing. */
  keyword?: string;
  /** Other spellings or shorter words. */
  suggestions?: readonly { label: string; href: string }[];
  /** Address without filters. */
  clearHref?: string;
  /** All goods. Default `/list?st=0`. */
  allHref?: string;
}

/** ListEmpty. */
export function ListEmpty(_props: ListEmptyProps) {
  return <div data-part="ListEmpty" />;
}

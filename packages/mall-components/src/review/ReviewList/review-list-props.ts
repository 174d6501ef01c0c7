import type { ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";

/** One review. */
export interface Review {
  /** Review id. */
  id: string;
  /** Buyer's name as shown, e.g. 匿*户. */
  author: string;
  /** Avatar: path without width and file ending. */
  avatar?: string;
  /** Stars 1 to 5. */
  rating: number;
  /** When, in words. */
  timeText: string;
  /** When, machine-readable. */
  dateTime?: string;
  /** Text. */
  text: string;
  /** Tags that the buyer chose, in words. */
  tags?: readonly string[];
  /** SKU bought. */
  skuName?: string;
  /** Pictures. */
  pictures?: readonly string[];
  /** Shop's answer. */
  reply?: string;
  /** Follow-up. */
  followUp?: { timeText: string; text: string; pictures?: readonly string[] };
}

export interface ReviewListProps extends ListStateProps {
  /** Reviews in order. */
  reviews: readonly Review[];
  /** Whether a filter hides others, for the empty state's words. */
  isFiltered?: boolean;
  /** Called with the pictures and the one pressed. */
  onOpenPicture?: (pictures: readonly string[], index: number) => void;
}

/** What was said of an order's lines so far, kept in this tab; which of their pictures are on their way. */
import type { ReviewDraft } from "@tradehall/mall-components/review/ReviewFields";
import { type CommentTag, commentTags } from "@tradehall/mall-rules/states/product/comment";
import { useRef, useState } from "react";
import { useKept } from "../../browser/forms/use-draft.ts";

/** Drafts whose order was reviewed are dropped by this beginning. */
export const reviewDraft = (orderNumber: string): string => `review:${orderNumber}`;

interface Kept {
  lines: Record<string, ReviewDraft>;
  pictures: Record<string, readonly string[]>;
}

const nothing: Kept = { lines: {}, pictures: {} };
const noPictures: readonly string[] = [];
const isTag = (tag: unknown): tag is CommentTag => commentTags.some((one) => one === tag);

/** What the form of reviews says of each line. */
export function linesOf(values: FormData): Kept["lines"] {
  const ids = new Set([...values.keys()].flatMap((name) => /^content\.(\d+)$/.exec(name)?.[1] ?? []));
  return Object.fromEntries(
    [...ids].map((id) => [
      id,
      {
        score: Number(values.get(`score.${id}`) ?? 0),
        tags: values.getAll(`tags.${id}`).filter(isTag),
        content: String(values.get(`content.${id}`) ?? ""),
      },
    ]),
  );
}

export function useReviewDraft(orderNumber: string) {
  const { kept, keep } = useKept<Kept>(reviewDraft(orderNumber));
  const latest = useRef<Kept>(undefined);
  const [uploading, setUploading] = useState<readonly string[]>([]);
  const change = (some: Partial<Kept>) => {
    latest.current = { ...nothing, ...kept, ...latest.current, ...some };
    keep(latest.current);
  };
  return {
    isRead: kept !== undefined,
    isUploading: uploading.length > 0,
    lines: kept?.lines ?? nothing.lines,
    keepLines: (lines: Kept["lines"]) => change({ lines: { ...(latest.current ?? kept)?.lines, ...lines } }),
    picturesOf: (id: string) => ({
      kept: kept?.pictures[id] ?? noPictures,
      onKept: (paths: readonly string[]) =>
        change({ pictures: { ...(latest.current ?? kept)?.pictures, [id]: paths } }),
      onUploading: (is: boolean) =>
        setUploading((ids) => [...ids.filter((one) => one !== id), ...(is ? [id] : [])]),
    }),
  };
}

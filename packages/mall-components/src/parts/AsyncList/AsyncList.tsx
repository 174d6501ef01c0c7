import { ErrorState } from "@tradehall/ui/ErrorState";
import { type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import * as css from "./AsyncList.css.ts";
import { ListSkeleton, type ListSkeletonProps } from "./ListSkeleton.tsx";

/**
 * Where a list is: its first rows are on their way; they are here; others are on their way while these still show;
 * they could not be loaded; the page asked for is behind the last one, which the pager under the list says.
 */
export type ListState = "loading" | "ready" | "refetching" | "failed" | "beyond";

/** What every list takes. */
export interface ListStateProps {
  /** Default `ready`. */
  state?: ListState;
  /** Called to ask for the rows again after a failure. */
  onRetry?: () => void;
}

export interface AsyncListProps extends ListStateProps {
  /** The shape of the rows that are on their way. Default `lines`. */
  skeleton?: ListSkeletonProps["shape"];
  /** What shows in place of no rows; falsy where there are some. */
  empty?: ReactNode;
  /** What could not be loaded. Default "could not be loaded". */
  failedText?: string;
  /** `s` inside a card or drawer, `m` in place of a page's content. Default `m`. */
  size?: "s" | "m";
  /** The rows. */
  children?: ReactNode;
}

/** Any list that is fetched: its rows, their shape while they come, their absence, their failure. `[data-state]` */
export function AsyncList(props: AsyncListProps) {
  const { state = "ready", onRetry, skeleton = "lines", empty, failedText, size, children } = props;
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The pressed button goes: the keyboard stays in the list.
    frame.current?.focus();
    onRetry?.();
  };
  const content = () => {
    if (state === "loading") return <ListSkeleton shape={skeleton} />;
    if (state === "beyond") return null;
    if (state !== "failed") return empty || children;
    return (
      <ErrorState
        description={intl.formatMessage(listWords.checkNetwork)}
        onRetry={onRetry && retry}
        retryLabel={intl.formatMessage(actWords.retry)}
        size={size}
        title={failedText ?? intl.formatMessage(listWords.failed)}
      />
    );
  };
  const isWaiting = state === "loading" || state === "refetching";
  return (
    <div
      aria-busy={isWaiting || undefined}
      className={css.frame}
      data-state={state}
      ref={frame}
      tabIndex={-1}
    >
      {content()}
    </div>
  );
}

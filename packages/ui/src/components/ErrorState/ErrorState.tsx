import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { RefreshIcon, WarningIcon } from "../Icon/icons.ts";

export interface ErrorStateProps {
  /** What did not work. */
  title: ReactNode;
  /** What the person can do about it. */
  description?: ReactNode;
  /** Words of the retry button; needed with `onRetry`. */
  retryLabel?: string;
  /** Called when the person tries again. */
  onRetry?: () => void;
  /** The new try is under way. */
  isRetrying?: boolean;
  /** Other ways on, beside the retry button. */
  actions?: ReactNode;
  /** `s` inside a card, `m` in place of a page's content. Default `m`. */
  size?: "s" | "m";
}

/** Something failed: said with icon and words, read aloud, with a way to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { title, description, retryLabel, onRetry, isRetrying, actions, size } = props;
  return (
    <div role="alert">
      <EmptyState
        actions={
          (onRetry || actions) && (
            <>
              {onRetry && (
                <Button
                  icon={<Icon as={RefreshIcon} size="s" />}
                  isPending={isRetrying}
                  onPress={onRetry}
                  variant="outline"
                >
                  {retryLabel}
                </Button>
              )}
              {actions}
            </>
          )
        }
        description={description}
        illustration={<Icon as={WarningIcon} size="xl" tone="warning" />}
        size={size}
        title={title}
      />
    </div>
  );
}

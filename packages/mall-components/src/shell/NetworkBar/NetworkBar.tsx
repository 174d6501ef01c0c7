export interface NetworkBarProps {
  /** Whether the browser or the last call says that the network is gone. */
  isOffline: boolean;
  /** Called by the retry button. */
  onRetry?: () => void;
  /** Whether a retry is under way. */
  isRetrying?: boolean;
}

/** NetworkBar. */
export function NetworkBar(_props: NetworkBarProps) {
  return <div data-part="NetworkBar" />;
}

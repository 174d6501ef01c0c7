export interface ServerErrorPageProps {
  /** Request id to tell the service. */
  requestId?: string;
  /** Called by the retry button; without it the button is a link to the same address. */
  onRetry?: () => void;
  /** Address tried again without scripts. Default empty, the page itself. */
  retryHref?: string;
  /** Home page. Default `/`. */
  homeHref?: string;
}

/** ServerErrorPage. */
export function ServerErrorPage(_props: ServerErrorPageProps) {
  return <div data-part="ServerErrorPage" />;
}

export interface NotFoundPageProps {
  /** Where the button leads before scripts run. Default `/`. */
  homeHref?: string;
  /** Goes back in history; without it the button is a link home (Spec §2). */
  onBack?: () => void;
}

/** NotFoundPage. */
export function NotFoundPage(_props: NotFoundPageProps) {
  return <div data-part="NotFoundPage" />;
}

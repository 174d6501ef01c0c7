import * as css from "./PageProgress.css.ts";

export interface PageProgressProps {
  /** The next page has been asked for and is not here yet. `[data-moving]` */
  isMoving: boolean;
}

/**
 * A line over the page while the next one comes, seen after 80 ms, so that quick moves show nothing. For the eye alone:
 * anyone who listens hears the next page's title when it is there.
 */
export const PageProgress = ({ isMoving }: PageProgressProps) => (
  <div aria-hidden="true" className={css.line} data-moving={isMoving || undefined} data-print="hide" />
);

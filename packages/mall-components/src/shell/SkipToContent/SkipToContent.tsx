export interface SkipToContentProps {
  /** Id of the main element. Default `main`. */
  targetId?: string;
}

/** SkipToContent. */
export function SkipToContent(_props: SkipToContentProps) {
  return <div data-part="SkipToContent" />;
}

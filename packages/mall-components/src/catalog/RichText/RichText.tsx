export interface RichTextProps {
  /** HTML that is already sanitised; restyled and kept in its box here (Spec §5). */
  html: string;
  /** What it is, for assistive technology. */
  label?: string;
}

/** RichText. */
export function RichText(_props: RichTextProps) {
  return <div data-part="RichText" />;
}

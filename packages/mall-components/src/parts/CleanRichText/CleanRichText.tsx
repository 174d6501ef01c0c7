import * as css from "./CleanRichText.css.ts";

export interface CleanRichTextProps {
  /** HTML that is already sanitised; restyled and kept in its box here (Spec §5). */
  html: string;
  /** Laid out at once, for texts that are reached by anchors or printed. Default only when it comes near the screen. */
  isEager?: boolean;
}

/** A seller's text, restyled and unable to leave its box: no overflow, no stacking above the page, no wide media. */
export function CleanRichText({ html, isEager = false }: CleanRichTextProps) {
  return (
    <div
      className={isEager ? `${css.text} ${css.eager}` : css.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the prop's contract is HTML that is sanitised already
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

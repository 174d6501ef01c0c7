/**
 * The looks that a shop gave its texts on this page (mall-rules/rich-text/classed-styles), let in by the document's own
 * nonce.
 */
import { useRenderFacts } from "./render-facts.ts";

export function TextStyles({ rules }: { rules: string }) {
  const { nonce } = useRenderFacts();
  if (rules === "") return null;
  return (
    <style
      nonce={nonce}
      // Browsers hide the nonce's attribute, so it differs.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only declarations of the list that rich text may have.
      dangerouslySetInnerHTML={{ __html: rules }}
    />
  );
}

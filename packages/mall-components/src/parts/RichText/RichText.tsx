import type { RichTextHosts } from "@tradehall/mall-rules/rich-text/hosts";
import { plainText } from "@tradehall/mall-rules/rich-text/plain-text";
import { createSanitiser, noHosts } from "@tradehall/mall-rules/rich-text/sanitiser";
import createPurify from "dompurify";
import { useMemo, useSyncExternalStore } from "react";
import { CleanRichText } from "../CleanRichText/index.ts";

export interface RichTextProps {
  /** HTML as a seller or another system wrote it. */
  html: string;
  /** Hosts from which it may bring pictures and videos. Default: pictures of the shop's own addresses, no videos. */
  hosts?: RichTextHosts;
  /** Laid out at once, for texts that are reached by anchors or printed. Default: when it comes near the screen. */
  isEager?: boolean;
}

let sanitise: ReturnType<typeof createSanitiser> | undefined;
/** An instance of its own, so that the page's other uses of DOMPurify keep their settings. */
const sanitiserOf = () => (sanitise ??= createSanitiser(createPurify(window)));

const subscribe = () => () => undefined;

/**
 * HTML of others, sanitised by itself. A server has no DOM to do it with, so the page that it renders shows the text's plain words.
 * A shop whose back end sanitises takes `CleanRichText`, which does without DOMPurify.
 */
export function RichText({ html, hosts = noHosts, isEager = false }: RichTextProps) {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const clean = useMemo(
    () => (isHydrated ? sanitiserOf()(html, hosts) : plainText(html)),
    [html, hosts, isHydrated],
  );
  return <CleanRichText html={clean} isEager={isEager} />;
}

/**
 * Words that the components do not carry themselves (English) in the browser: a file under a hashed name, which the
 * document names and the browser keeps, so that no document and no answer carries them.
 */
import type { Messages } from "../../isomorphic/Words.tsx";

/** The document's link to them. */
export const wordsId = "mall-words";

let loaded: Messages = {};

/** The words of the document's language, once they are here. */
export const wordsOfDocument = (): Messages => loaded;

const pauseMs = 2_000;

/**
 * Resolves when the browser can say what the host said. Until then the page is as the host drew it; where the words
 * are lost, as after a deploy, it reloads like a page that has lost its code.
 */
export async function loadWords(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`#${wordsId}`);
  while (link) {
    const response = await fetch(link.href).catch(() => undefined);
    if (response?.ok) {
      loaded = await response.json();
      return;
    }
    window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

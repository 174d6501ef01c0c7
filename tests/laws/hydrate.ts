import { JSDOM } from "jsdom";
import { act, type ReactElement } from "react";
import { vi } from "vitest";

/** What components ask of a browser and a document without a screen has not. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const screenless = {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  IS_REACT_ACT_ENVIRONMENT: true,
};

/** What Node has of its own and a document takes only as its own. */
const ofDocument = ["navigator", "Event", "CustomEvent", "EventTarget", "AbortController", "AbortSignal"];

const lineOf = (message: unknown) =>
  (message instanceof Error ? message.message : String(message)).split("\n")[0] ?? "";

/** What React has to say while a document with the server's text becomes alive; nothing where both draw the same. */
export async function hydrationFaults(html: string, element: ReactElement): Promise<string[]> {
  const { window } = new JSDOM(`<!doctype html><div id="root">${html}</div>`, {
    pretendToBeVisual: true,
    url: "https://shop.example",
  });
  const faults: string[] = [];
  const say = (message: unknown) => void faults.push(lineOf(message));
  const error = vi.spyOn(console, "error").mockImplementation(say);
  try {
    for (const name of Object.getOwnPropertyNames(window))
      if (!(name in globalThis) || ofDocument.includes(name)) vi.stubGlobal(name, window[name]);
    for (const [name, value] of Object.entries({ window, ...screenless })) vi.stubGlobal(name, value);
    Object.assign(window, screenless);
    // Here and not above: it asks only once, at its start, whether there is a document.
    const { hydrateRoot } = await import("react-dom/client");
    const root = window.document.getElementById("root");
    if (!root) throw new Error("no root");
    const drawn = await act(async () =>
      hydrateRoot(root, element, { onRecoverableError: say, onUncaughtError: say }),
    );
    await act(async () => drawn.unmount());
  } finally {
    error.mockRestore();
    vi.unstubAllGlobals();
    window.close();
  }
  return faults;
}

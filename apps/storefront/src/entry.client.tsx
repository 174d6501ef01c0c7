import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { loadWords } from "./browser/document/load-words.ts";
import { listenForLostChunks } from "./browser/troubles/chunk-reload.ts";
import { notesPendingAddress } from "./browser/troubles/pending-address.ts";
import { listenForCalledOff } from "./router-inside/called-off.ts";

listenForLostChunks();
listenForCalledOff();

/** Its elements are taken over once all of them are there: what comes later, the renderer would take for nobody's. */
const whole = new Promise<void>((resolve) => {
  if (document.readyState !== "loading") resolve();
  else document.addEventListener("DOMContentLoaded", () => resolve(), { once: true });
});

void Promise.all([loadWords(), whole]).then(() =>
  hydrateRoot(
    document,
    // The router waits for the document's data by a thrown promise.
    <Suspense>
      <HydratedRouter instrumentations={[notesPendingAddress]} />
    </Suspense>,
  ),
);

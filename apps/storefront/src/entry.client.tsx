import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { loadWords } from "./browser/document/load-words.ts";
import { listenForLostChunks } from "./browser/troubles/chunk-reload.ts";
import { notesPendingAddress } from "./browser/troubles/pending-address.ts";
import { listenForCalledOff } from "./router-inside/called-off.ts";

listenForLostChunks();
listenForCalledOff();

void loadWords().then(() =>
  hydrateRoot(
    document,
    // The router waits for the document's data by a thrown promise.
    <Suspense>
      <HydratedRouter instrumentations={[notesPendingAddress]} />
    </Suspense>,
  ),
);

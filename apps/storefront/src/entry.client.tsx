import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { loadWords } from "./browser/document/load-words.ts";
import { listenForLostChunks, retryLostRoute } from "./browser/troubles/chunk-reload.ts";
import { notesPendingAddress } from "./browser/troubles/pending-address.ts";
import { listenForCalledOff } from "./router-inside/called-off.ts";

listenForLostChunks();
listenForCalledOff();

void loadWords().then(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter instrumentations={[notesPendingAddress(retryLostRoute)]} />);
  }),
);

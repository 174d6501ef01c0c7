import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { loadWords } from "./browser/document/load-words.ts";
import { listenForLostChunks, retryLostRoute } from "./browser/errors/chunk-reload.ts";
import { notesPendingAddress } from "./browser/errors/pending-address.ts";
import { ignoreAborts } from "./router-inside/ignore-aborts.ts";

listenForLostChunks();
ignoreAborts();

void loadWords().then(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter instrumentations={[notesPendingAddress(retryLostRoute)]} />);
  }),
);

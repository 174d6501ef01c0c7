import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { listenForLostChunks } from "./browser/chunk-reload.ts";
import { loadWords } from "./browser/load-words.ts";
import { notesPendingAddress } from "./browser/pending-address.ts";
import { listenForCalledOff } from "./router-inside/called-off.ts";

listenForLostChunks();
listenForCalledOff();

void loadWords().then(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter instrumentations={[notesPendingAddress]} />);
  }),
);

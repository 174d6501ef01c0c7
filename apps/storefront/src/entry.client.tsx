import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { listenForCalledOff } from "./browser/called-off.ts";
import { listenForLostChunks } from "./browser/chunk-reload.ts";
import { loadWords } from "./browser/load-words.ts";

listenForLostChunks();
listenForCalledOff();

void loadWords().then(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  }),
);

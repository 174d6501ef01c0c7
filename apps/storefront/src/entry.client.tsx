import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { listenForLostChunks } from "./browser/chunk-reload.ts";

listenForLostChunks();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import { listenForCalledOff } from "./browser/called-off.ts";
import { listenForLostChunks } from "./browser/chunk-reload.ts";

listenForLostChunks();
listenForCalledOff();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

/**
 * A part of a page whose code is loaded when it is first shown: a dialog, a panel, a lens. The server renders its
 * fallback. Unlike `React.lazy`, code that cannot be loaded leaves the page as it is: the part stays out, and is asked
 * for again once the network is back.
 */
import { type ComponentType, type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";

export interface LazyPartProps {
  /** The code could not be loaded; for a part that a buyer waits for. */
  onLost?: (() => void) | undefined;
  /** Is in the part's place until its code is loaded, also on the server. */
  fallback?: ReactNode;
}

type LazyPart<Props> = ComponentType<Props & LazyPartProps> & {
  /** Loads the code ahead, on hover or focus of what shows the part. */
  preload(): void;
};

/**
 * Loads code of a later moment. Without a network it rejects at once: Chromium remembers a module that it could not
 * fetch, and never asks for it again while the page is open.
 */
export const loadCode = async <Code,>(load: () => Promise<Code>): Promise<Code> => {
  if (!navigator.onLine) throw new Error("without a network no code is loaded");
  return load();
};

export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  const subscribers = new Set<() => void>();
  const loadPart = async () => {
    Part ??= await loadCode(load);
    for (const notify of subscribers) notify();
  };
  const subscribe = (notify: () => void) => {
    subscribers.add(notify);
    return () => void subscribers.delete(notify);
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, as React.lazy is.
  function Lazy({ onLost, fallback = null, ...props }: Props & LazyPartProps) {
    const Loaded = useSyncExternalStore(
      subscribe,
      () => Part,
      () => undefined,
    );
    const lost = useRef(onLost);
    lost.current = onLost;
    useEffect(() => {
      if (Part) return;
      let isUnmounted = false;
      const start = () =>
        void loadPart().catch((error: unknown) => {
          console.error(error);
          if (!isUnmounted) lost.current?.();
        });
      start();
      window.addEventListener("online", start);
      return () => {
        isUnmounted = true;
        window.removeEventListener("online", start);
      };
    }, []);
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : fallback;
  }
  return Object.assign(Lazy, { preload: () => void loadPart().catch(() => undefined) });
}

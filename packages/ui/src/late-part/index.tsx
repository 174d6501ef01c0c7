/**
 * A part of a page whose code comes when it is wanted. Where the code does not come the page stands without the part,
 * which is asked for again once the network is back; a lazy component would break the page around it, for good.
 */
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from "react";

export interface Late {
  /** The code did not come; for a part that somebody waits for. */
  onLost?: (() => void) | undefined;
  /** Stands in the part's place until its code is there, also on the server. */
  standIn?: ReactNode;
}

export type Load<Props> = () => Promise<ComponentType<Props>>;

type LatePart<Props> = ComponentType<Props & Late> & {
  /** Fetches the code ahead, on hover or focus of what shows the part. */
  preload(): void;
};

export function latePart<Props extends object>(load: Load<Props>): LatePart<Props> {
  let Part: ComponentType<Props> | undefined;
  const shown = new Set<() => void>();
  const fetchPart = async () => {
    Part ??= await load();
    for (const show of shown) show();
  };
  const listen = (show: () => void) => {
    shown.add(show);
    return () => void shown.delete(show);
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, as React's own lazy is.
  function Late({ onLost, standIn = null, ...props }: Props & Late) {
    const There = useSyncExternalStore(
      listen,
      () => Part,
      () => undefined,
    );
    const lost = useRef(onLost);
    lost.current = onLost;
    useEffect(() => {
      if (Part) return;
      let isOver = false;
      const ask = () =>
        void fetchPart().catch((error: unknown) => {
          console.error(error);
          if (!isOver) lost.current?.();
        });
      ask();
      window.addEventListener("online", ask);
      return () => {
        isOver = true;
        window.removeEventListener("online", ask);
      };
    }, []);
    return There ? <There {...(props as unknown as Props)} /> : standIn;
  }
  return Object.assign(Late, { preload: () => void fetchPart().catch(() => undefined) });
}

/** Resolves as soon as the code comes, however often it is lost before. */
export const untilItComes = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(async (error: unknown) => {
    console.error(error);
    await new Promise((again) => window.addEventListener("online", again));
    return untilItComes(load);
  });

/**
 * A late part that the server draws too, inside a `Suspense`: what the server has drawn stands until the code comes.
 * `preload` resolves when it is there, after which it is drawn at once.
 */
export function lateDrawnPart<Props extends object>(load: Load<Props>) {
  let Part: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    coming ??= untilItComes(load).then((loaded) => {
      Part = loaded;
      return loaded;
    });
    return coming;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, as React's own lazy is.
  function Drawn(props: Props) {
    // Thrown, which React 18 waits for, too; the nearest `Suspense` catches it.
    if (!Part) throw preload();
    return <Part {...props} />;
  }
  return Object.assign(Drawn, { preload });
}

/** The same with a boundary of its own, for pages that wait for `preload` where they need it. */
export function lateBoundPart<Props extends object>(load: Load<Props>) {
  const Drawn = lateDrawnPart(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, as React's own lazy is.
  const Bound = (props: Props) => (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  );
  return Object.assign(Bound, { preload: Drawn.preload });
}

export { lateLeadingPart } from "./leading-part.tsx";

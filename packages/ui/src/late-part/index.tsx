/**
 * A part of a page whose code comes when it is wanted. Where the code does not come the page stands without the part,
 * which is asked for again once the network is back; a lazy component would break the page around it, for good.
 */
import { type ComponentType, useEffect, useRef, useState } from "react";

interface Lost {
  /** The code did not come; for a part that somebody waits for. */
  onLost?: () => void;
}

type LatePart<Props> = ComponentType<Props & Lost> & {
  /** Fetches the code ahead, on hover or focus of what shows the part. */
  preload(): void;
};

export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let Part: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Part ??= await load();
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, as React's own lazy is.
  function Late({ onLost, ...props }: Props & Lost) {
    const [, setThere] = useState(false);
    const lost = useRef(onLost);
    lost.current = onLost;
    useEffect(() => {
      if (Part) return;
      let isOver = false;
      const ask = () =>
        void fetchPart()
          .then(() => isOver || setThere(true))
          .catch((error: unknown) => {
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
    return Part ? <Part {...(props as unknown as Props)} /> : null;
  }
  return Object.assign(Late, { preload: () => void fetchPart().catch(() => undefined) });
}

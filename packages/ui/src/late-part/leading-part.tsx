import { type ComponentType, useEffect, useRef, useSyncExternalStore } from "react";
import { type Load, untilItComes } from "./index.tsx";
import * as css from "./leading-part.css.ts";

/** Resolves once somebody does anything with the page: all that they see until then came with the document. */
const touched =
  typeof window === "undefined"
    ? Promise.resolve()
    : new Promise<unknown>((go) => {
        for (const sign of ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"])
          window.addEventListener(sign, go, { once: true, capture: true, passive: true });
      });

let isHeld = false;
if (typeof window !== "undefined")
  for (const [sign, held] of [
    ["pointerdown", true],
    ["pointerup", false],
    ["pointercancel", false],
  ] as const)
    window.addEventListener(
      sign,
      () => {
        isHeld = held;
      },
      { capture: true, passive: true },
    );

/** Resolves once nothing is held down: a button that is drawn anew under a press would not hear of it. */
async function letGo(): Promise<void> {
  while (isHeld) await new Promise((again) => setTimeout(again, 50));
}

/**
 * A part under the first screen that only leads on: links, and forms that post by themselves. What the server has drawn
 * stands as it is until somebody does anything with the page; then its code comes, and draws it anew in its place. In no
 * `Suspense`: one that waits for code holds back whatever else the page has to say, without a network for good. The
 * server calls `preload` before it draws.
 */
export function lateLeadingPart<Props extends object>(load: Load<Props>) {
  let Part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const shown = new Set<() => void>();
  const bring = (when?: Promise<unknown>) => {
    coming ??= Promise.resolve(when)
      .then(() => untilItComes(load))
      .then(async (loaded) => {
        await letGo();
        Part = loaded;
        for (const show of shown) show();
      });
    return coming;
  };
  const listen = (show: () => void) => {
    shown.add(show);
    return () => void shown.delete(show);
  };
  const there = () => Part;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, as React's own lazy is.
  function Leading(props: Props) {
    // While React takes the document over there is no code yet, on the server there is.
    const There = useSyncExternalStore(listen, there, there);
    // Where the server has drawn nothing, there is nothing to look at until then.
    const sent = useRef<HTMLDivElement>(null);
    useEffect(() => void bring(sent.current?.hasChildNodes() ? touched : undefined), []);
    if (There)
      return (
        <div className={css.place} key="drawn">
          <There {...props} />
        </div>
      );
    const asSent = { className: css.place, ref: sent, suppressHydrationWarning: true };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves what the server sent alone.
    return <div {...asSent} dangerouslySetInnerHTML={{ __html: "" }} key="sent" />;
  }
  return Object.assign(Leading, { preload: () => bring(touched) });
}

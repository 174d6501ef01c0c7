/**
 * Content of an element that a browser takes over from the server only once somebody may use it: near the screen when
 * nothing else is to do, or at once where a pointer or the focus comes into it, or where it has something else to show.
 * A page of fifty cart lines answers for its first ones then as soon as one of five.
 */
import { type ReactNode, type RefObject, Suspense, useContext, useEffect, useRef, useState } from "react";
import { LeaveContext } from "../drawn-once/leave-context.ts";
import { useDrawn } from "../drawn-once/use-drawn.ts";
import { useWasSent } from "../drawn-once/use-was-sent.ts";
import { type Gate, newGate, watchGate } from "./gate.ts";
import * as css from "./hydrate-near.css.ts";

export interface HydrateNearProps {
  /** The element that the content stands in: it knows when somebody comes near. */
  place: RefObject<Element | null>;
  /** The content. Until it is taken over it stands as the server sent it. */
  children: ReactNode;
}

/** What is thrown is waited for by the `Suspense` around it, which leaves the server's elements as they are meanwhile. */
function Gated({ gate, onOpen, children }: { gate: Gate; onOpen: () => void; children: ReactNode }) {
  if (!gate.isOpen) throw gate.opened;
  useDrawn(onOpen, [onOpen]);
  // One element: a renderer keeps no more of a part that waits.
  return <div className={css.content}>{children}</div>;
}

/** Without `LeaveSentProvider`, or where no server drew it, the content is there like any other. */
export function HydrateNear({ place, children }: HydrateNearProps) {
  const wasSent = useWasSent();
  const isLeft = useContext(LeaveContext);
  const [gate] = useState(() => newGate(!(wasSent && isLeft)));
  const [isLive, setLive] = useState(gate.isOpen);
  // The server's elements are of the first content: a later one is drawn over it once that is taken over.
  const first = useRef(children);
  const [live] = useState(() => () => setLive(true));
  useEffect(
    () => (gate.isOpen || !place.current ? undefined : watchGate(gate, place.current)),
    [gate, place],
  );
  useEffect(() => {
    if (children !== first.current) gate.open();
  }, [children, gate]);
  return (
    <Suspense>
      <Gated gate={gate} onOpen={live}>
        {isLive ? children : first.current}
      </Gated>
    </Suspense>
  );
}

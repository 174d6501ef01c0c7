/**
 * Content of an element that a browser takes over from the server only once somebody may use it: near the screen when
 * nothing else is to do, or at once where a pointer or the focus comes into it, or where it has something else to show.
 * A page of fifty cart lines answers for its first ones then as soon as one of five.
 */
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { LeaveContext } from "../drawn-once/leave-context.ts";
import { useDrawn } from "../drawn-once/use-drawn.ts";
import { useWasSent } from "../drawn-once/use-was-sent.ts";
import { type Gate, newGate, openInTurn, watchGate } from "./gate.ts";
import * as css from "./hydrate-near.css.ts";

export { whenTakenOver } from "./gate.ts";

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
  return children;
}

/** Content behind a gate, which stands open without `LeaveSentProvider` and where no server drew the content. */
function useGate(children: ReactNode) {
  const wasSent = useWasSent();
  const isLeft = useContext(LeaveContext);
  const [gate] = useState(() => newGate(!(wasSent && isLeft)));
  const [isLive, setLive] = useState(gate.isOpen);
  // The server's elements are of the first content: a later one is drawn over it once that is taken over.
  const first = useRef(children);
  const [live] = useState(() => () => {
    setLive(true);
    gate.done?.();
  });
  return { gate, live, content: isLive ? children : first.current, isChanged: children !== first.current };
}

/** Without `LeaveSentProvider`, or where no server drew it, the content is there like any other. */
export function HydrateNear({ place, children }: HydrateNearProps) {
  const { gate, live, content, isChanged } = useGate(children);
  useEffect(() => {
    if (isChanged) gate.open();
  }, [isChanged, gate]);
  useEffect(
    () => (gate.isOpen || !place.current ? undefined : watchGate(gate, place.current)),
    [gate, place],
  );
  return (
    <Suspense>
      <Gated gate={gate} onOpen={live}>
        {/* One element: a renderer keeps no more of a part that waits. */}
        <div className={css.content}>{content}</div>
      </Gated>
    </Suspense>
  );
}

export interface HydrateInTurnProps {
  /** One element, also where it is a component. Until it is taken over it stands as the server sent it. */
  children: ReactElement;
}

/**
 * A part of a page that a browser takes over in a task of its own, after those that stand before it: between them the
 * page scrolls, and answers. A press or a key opens all that still wait.
 */
export function HydrateInTurn({ children }: HydrateInTurnProps) {
  const { gate, live, content } = useGate(children);
  useDrawn(() => (gate.isOpen ? undefined : openInTurn(gate)), [gate]);
  return (
    <Suspense>
      <Gated gate={gate} onOpen={live}>
        {content}
      </Gated>
    </Suspense>
  );
}

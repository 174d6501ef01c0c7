/** When parts of a page that wait are taken over. */

export interface Gate {
  isOpen: boolean;
  /** Resolves when it is opened. */
  opened: Promise<void>;
  open(): void;
  /** Reports that its content was taken over, or went. */
  done?: () => void;
}

export function newGate(isOpen: boolean): Gate {
  let resolve = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  const gate: Gate = {
    isOpen,
    opened,
    open: () => {
      gate.isOpen = true;
      resolve();
    },
  };
  return gate;
}

/** Half a screen ahead of who scrolls. */
const near = "50% 0px";
/** Parts to be taken over, in their order; one at a time, so that a press in between waits for one only. */
const waiting = new Set<Gate>();
let isAtWork = false;

const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? window.requestIdleCallback(work, { timeout: 500 }) : setTimeout(work, 50);

function openNext(): void {
  isAtWork = false;
  const [gate] = waiting;
  if (!gate) return;
  waiting.delete(gate);
  gate.open();
  takeTurns();
}

function takeTurns(): void {
  if (isAtWork || waiting.size === 0) return;
  isAtWork = true;
  whenIdle(openNext);
}

const gates = new WeakMap<Element, Gate>();
let observer: IntersectionObserver | undefined;
const observed = () => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const gate = isIntersecting && gates.get(target);
        if (gate && !gate.isOpen) waiting.add(gate);
      }
      takeTurns();
    },
    { rootMargin: near },
  );
  return observer;
};

/** Opens it when its element is near the screen and there is nothing else to do, or as soon as somebody comes to it. */
export function watchGate(gate: Gate, place: Element): () => void {
  const signs = ["pointerover", "pointerdown", "focusin"] as const;
  const leave = () => {
    observed().unobserve(place);
    waiting.delete(gate);
    for (const sign of signs) place.removeEventListener(sign, gate.open, true);
  };
  gates.set(place, gate);
  for (const sign of signs) place.addEventListener(sign, gate.open, { capture: true, once: true });
  observed().observe(place);
  void gate.opened.then(leave);
  return leave;
}

/** Parts to be taken over as soon as possible, each in a task of its own, so that the page answers in between. */
const turns = new Set<Gate>();
const awaited = new Set<() => void>();
let isInTurn = false;
/** A part that never says that it is done holds the ones after it no longer. */
const longestTurnMs = 1_000;

function nextTurn(): void {
  const [gate] = turns;
  if (!gate) {
    isInTurn = false;
    for (const report of awaited) report();
    awaited.clear();
    return;
  }
  turns.delete(gate);
  if (gate.isOpen) {
    // Somebody opened it: it is drawn in a task that was asked for before this one.
    setTimeout(nextTurn);
    return;
  }
  let isNext = false;
  gate.done = () => {
    if (isNext) return;
    isNext = true;
    clearTimeout(timer);
    setTimeout(nextTurn);
  };
  const timer = setTimeout(gate.done, longestTurnMs);
  gate.open();
}

/** Whoever presses or types meanwhile waits for no turn. */
function openAll(): void {
  for (const gate of turns) gate.open();
}

function startTurns(): void {
  if (isInTurn) return;
  isInTurn = true;
  for (const sign of ["pointerdown", "keydown"] as const)
    document.addEventListener(sign, openAll, { capture: true, once: true });
  setTimeout(nextTurn);
}

/** Opens it when those before it are taken over. */
export function openInTurn(gate: Gate): () => void {
  turns.add(gate);
  startTurns();
  return () => {
    turns.delete(gate);
    gate.done?.();
  };
}

/** Calls `report` once no part waits for its turn. */
export function whenTakenOver(report: () => void): () => void {
  awaited.add(report);
  startTurns();
  return () => void awaited.delete(report);
}

import type { LineChange, LineChanges } from "./cart-model.ts";

const none: LineChanges = new Map();

interface Options {
  /** Brings changes to the server; resolves with whether it took them, never rejects. */
  send(changes: LineChanges): Promise<boolean>;
  /** What is changed and not answered yet, each time it changes. */
  show(changes: LineChanges): void;
}

/**
 * What the buyer wants of the cart's lines, on its way to the server: merged while a call runs, sent one call after
 * another. It outlives the page it was made for, so that a change made just before leaving still arrives.
 */
export class ChangeQueue {
  readonly #options: Options;
  #waiting = none;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Adds changes; they go out `waitMs` after the last one. */
  add(changes: readonly (readonly [number, LineChange])[], waitMs: number): void {
    const merged = changes.map(([id, next]) => [id, { ...this.#waiting.get(id), ...next }] as const);
    this.#set(new Map([...this.#waiting, ...merged]));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.settle(), waitMs);
  }

  /** Sends at once what waits; resolves when nothing is left, with whether the server took all of it. */
  settle(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running ??= this.#flush().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #flush(): Promise<boolean> {
    let isTaken = true;
    while (this.#waiting.size > 0) {
      const sent = this.#waiting;
      const isThisTaken = await this.#options.send(sent);
      isTaken &&= isThisTaken;
      // What the buyer changed again meanwhile stays.
      this.#set(new Map([...this.#waiting].filter(([id, change]) => sent.get(id) !== change)));
    }
    return isTaken;
  }

  #set(changes: LineChanges): void {
    this.#waiting = changes;
    this.#options.show(changes);
  }
}

import type { Wish, Wishes } from "./cart-model.ts";

const none: Wishes = new Map();

interface Doors {
  /** Brings wishes to the server; resolves with whether it took them, never rejects. */
  send(wishes: Wishes): Promise<boolean>;
  /** What is wished and not answered yet, each time it changes. */
  show(wishes: Wishes): void;
}

/**
 * What the buyer wants of the cart's lines, on its way to the server: merged while a call runs, sent one call after
 * another. It outlives the page it was made for, so that a wish made just before leaving still arrives.
 */
export class WishQueue {
  readonly #doors: Doors;
  #wishes = none;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;

  constructor(doors: Doors) {
    this.#doors = doors;
  }

  /** Adds wishes; they go out `waitMs` after the last one. */
  wish(changes: readonly (readonly [number, Wish])[], waitMs: number): void {
    const merged = changes.map(([id, next]) => [id, { ...this.#wishes.get(id), ...next }] as const);
    this.#set(new Map([...this.#wishes, ...merged]));
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
    while (this.#wishes.size > 0) {
      const sent = this.#wishes;
      const isThisTaken = await this.#doors.send(sent);
      isTaken &&= isThisTaken;
      // What the buyer wished anew meanwhile stays.
      this.#set(new Map([...this.#wishes].filter(([id, wish]) => sent.get(id) !== wish)));
    }
    return isTaken;
  }

  #set(wishes: Wishes): void {
    this.#wishes = wishes;
    this.#doors.show(wishes);
  }
}

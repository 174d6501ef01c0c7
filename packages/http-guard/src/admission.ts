/**
 * A bounded queue in front of work. So much is done at once, so much waits, and none of it for long: whatever is more
 * is turned away at once, since a server that takes everything answers no one.
 */

export interface AdmissionLimits {
  /** Pieces of work under way at once. */
  atOnce: number;
  /** Pieces of work waiting for their turn. */
  waiting: number;
  /** The longest that a piece of work of each rank waits, ms. */
  waitMs: Readonly<Record<Rank, number>>;
}

const ranks = ["first", "usual", "last"] as const;
/** Who goes first where several wait: what a buyer has begun before what someone looks at. */
export type Rank = (typeof ranks)[number];

export interface EnterOptions {
  /** Default "usual". */
  rank?: Rank;
  /** Aborted when the caller has gone: what still waits is dropped. */
  signal?: AbortSignal | undefined;
}

/** There is no room now: the work was not begun. */
export class NoRoom extends Error {
  override readonly name = "NoRoom";
  override readonly message = "more than can be done now";
}

/** The caller went away while the work was waiting. */
export class CallerGone extends Error {
  override readonly name = "CallerGone";
}

interface Waiting {
  since: number;
  begin(): void;
  refuse(why: Error): void;
}

export interface Admission {
  /** Waits for a turn; the function it resolves with ends it, once. Throws `NoRoom` or `CallerGone`. */
  enter(options?: EnterOptions): Promise<() => void>;
  /** Does the work in its turn. */
  run<T>(work: () => Promise<T>, options?: EnterOptions): Promise<T>;
  /** What is under way, what waits, and how many were turned away since the beginning. */
  readonly load: { running: number; waiting: number; refused: number };
}

/** Seconds that someone turned away should wait: not the same for all, or they would come back together. */
export const retryAfterSeconds = (): number => 2 + Math.floor(Math.random() * 4);

export function createAdmission({ atOnce, waiting: mostWaiting, waitMs }: AdmissionLimits): Admission {
  const queues: Record<Rank, Waiting[]> = { first: [], usual: [], last: [] };
  let running = 0;
  let waiting = 0;
  let refused = 0;

  const noRoom = (): NoRoom => {
    refused += 1;
    return new NoRoom();
  };

  const drop = (queue: Waiting[], entry: Waiting): void => {
    const at = queue.indexOf(entry);
    if (at < 0) return;
    queue.splice(at, 1);
    waiting -= 1;
  };

  const leave = (): void => {
    running -= 1;
    const rank = ranks.find((one) => queues[one].length > 0);
    const queue = queues[rank ?? "usual"];
    const oldest = queue[0];
    if (!rank || !oldest) return;
    // In turn while the queue moves. Once it does not, the newest: its caller is still there, the oldest one's hardly.
    const isStuck = performance.now() - oldest.since > waitMs[rank] / 4;
    const next = isStuck ? (queue.at(-1) ?? oldest) : oldest;
    drop(queue, next);
    next.begin();
  };

  /** Makes room for a newcomer by turning away who has waited longest of what goes last; false where all go before it. */
  const makeRoom = (rank: Rank): boolean => {
    const behind = ranks.slice(ranks.indexOf(rank)).toReversed();
    const queue = behind.map((one) => queues[one]).find(({ length }) => length > 0);
    const oldest = queue?.[0];
    if (!queue || !oldest) return false;
    drop(queue, oldest);
    oldest.refuse(noRoom());
    return true;
  };

  const turn = (): (() => void) => {
    running += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      leave();
    };
  };

  function wait({ rank = "usual", signal }: EnterOptions): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const queue = queues[rank];
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", gone);
      };
      const entry: Waiting = {
        since: performance.now(),
        begin: () => {
          settle();
          resolve(turn());
        },
        refuse: (why) => {
          settle();
          reject(why);
        },
      };
      const turnAway = (why: Error) => {
        drop(queue, entry);
        entry.refuse(why);
      };
      const gone = () => turnAway(new CallerGone());
      const timer = setTimeout(() => turnAway(noRoom()), waitMs[rank]);
      signal?.addEventListener("abort", gone, { once: true });
      queue.push(entry);
      waiting += 1;
    });
  }

  async function enter(options: EnterOptions = {}): Promise<() => void> {
    if (options.signal?.aborted) throw new CallerGone();
    if (running < atOnce) return turn();
    if (waiting >= mostWaiting && !makeRoom(options.rank ?? "usual")) throw noRoom();
    return wait(options);
  }

  return {
    enter,
    async run(work, options) {
      const end = await enter(options);
      try {
        return await work();
      } finally {
        end();
      }
    },
    get load() {
      return { running, waiting, refused };
    },
  };
}

/**
 * Work on threads that are ended when a piece of it takes too long or breaks them; the next piece begins a new one.
 * What keeps a thread busy therefore never keeps the server from answering.
 */
import { Worker } from "node:worker_threads";

/** The task took too long, or broke its thread. */
export interface Failure {
  failed: "time" | "thread";
}

interface Options {
  /** Says "ready" once it is loaded, then answers each message with one. */
  script: URL;
  count: number;
  /** Of the thread's own time on a core for one task, so that a busy machine makes no one guilty. */
  taskMs: number;
  /** Tasks that may wait for a thread. */
  mostWaiting: number;
  /** Of one thread's heap. */
  megabytes: number;
}

const lookEveryMs = 200;

const usedMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

/** One thread's place; the thread is begun by its first task and again after it has ended. */
class Lane<Task, Answer> {
  isBusy = false;
  readonly #options: Options;
  #thread: Promise<Worker> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The thread, ready for a task; rejects where none can be begun. */
  begin(): Promise<Worker> {
    if (this.#thread) return this.#thread;
    const thread = this.#load();
    const forget = () => {
      if (this.#thread === thread) this.#thread = undefined;
    };
    thread.then((worker) => worker.once("exit", forget), forget);
    this.#thread = thread;
    return thread;
  }

  #load(): Promise<Worker> {
    const { script, megabytes } = this.#options;
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    return new Promise((resolve, reject) => {
      worker.once("error", reject).once("exit", () => reject(new Error(`${script} ended`)));
      worker.once("message", () => {
        // Idle, it keeps no process alive.
        worker.unref();
        // An error without a listener would end the process; the exit that follows is heard by anyone who waits.
        worker.on("error", () => undefined);
        resolve(worker);
      });
    });
  }

  async run(task: Task): Promise<Answer | Failure> {
    const worker = await this.begin();
    // Before the first wait: a process that waits only for an idle thread ends.
    worker.ref();
    const before = usedMs(await worker.cpuUsage());
    const { promise, resolve } = Promise.withResolvers<Answer | Failure>();
    const broken = () => resolve({ failed: "thread" });
    const look = async () => {
      const used = usedMs(await worker.cpuUsage()) - before;
      if (used > this.#options.taskMs) resolve({ failed: "time" });
    };
    const timer = setInterval(() => look().catch(broken), lookEveryMs);
    worker.once("message", resolve).once("exit", broken);
    worker.postMessage(task);
    const answer = await promise;
    clearInterval(timer);
    worker.off("message", resolve).off("exit", broken).unref();
    if (typeof answer === "object" && answer !== null && "failed" in answer) {
      this.#thread = undefined;
      await worker.terminate();
    }
    return answer;
  }
}

export interface Threads<Task, Answer> {
  /** Undefined where too much is waiting already; rejects where no thread can be begun. */
  run(task: Task): Promise<Answer | Failure> | undefined;
  /** Begins the first thread ahead of its first task. */
  warm(): Promise<unknown>;
}

export function threads<Task, Answer>(options: Options): Threads<Task, Answer> {
  const lanes = Array.from({ length: options.count }, () => new Lane<Task, Answer>(options));
  const waiting: ((lane: Lane<Task, Answer>) => void)[] = [];

  async function inLane(lane: Lane<Task, Answer>, task: Task): Promise<Answer | Failure> {
    lane.isBusy = true;
    try {
      return await lane.run(task);
    } finally {
      const next = waiting.shift();
      if (next) next(lane);
      else lane.isBusy = false;
    }
  }

  return {
    run(task) {
      const free = lanes.find((lane) => !lane.isBusy);
      if (free) return inLane(free, task);
      if (waiting.length >= options.mostWaiting) return undefined;
      return new Promise<Lane<Task, Answer>>((resolve) => waiting.push(resolve)).then((lane) =>
        inLane(lane, task),
      );
    },
    warm: async () => lanes[0]?.begin(),
  };
}

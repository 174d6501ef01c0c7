const endings = new Set();
let exitCode = 130;
let isEnding = false;

/** Remembers what must be ended when the command is ended from outside; returns the way to forget it. */
export function atEnd(work) {
  endings.add(work);
  return () => endings.delete(work);
}

/** From here on, being ended from outside is the usual way to end. */
export function endIsFine() {
  exitCode = 0;
}

/** Whether the command is being ended from outside. */
export const isEnded = () => isEnding;

async function end() {
  if (isEnding) return;
  isEnding = true;
  let isClean = true;
  for (const work of [...endings].reverse()) {
    if ((await work()) === false) isClean = false;
  }
  process.exit(isClean ? exitCode : 1);
}

/** npm runs scripts in a shell that passes no signal on; when that shell is gone, npm was told to end. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && end(), 500).unref();
}

/** Ctrl-C, a closed terminal or a process manager: end what runs, newest first, then this process. */
export function listenForEnd() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
  endWithNpm();
}

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { familyOf, signalAll } from "./family.mjs";
import { installDebian, which } from "./machine.mjs";
import { freePort } from "./ports.mjs";
import { startProcess } from "./processes.mjs";
import { lastLines, run } from "./run.mjs";
import { fail } from "./say.mjs";
import { atEnd } from "./signals.mjs";

const oldest = 15;
const debianRoom = "/usr/lib/postgresql";

/** Newest Debian installation first, then whatever is on PATH. */
function candidates() {
  const versions = fs.existsSync(debianRoom) ? fs.readdirSync(debianRoom) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((name) => path.join(debianRoom, name, "bin"));
  const onPath = which("initdb");
  return onPath ? [...folders, path.dirname(fs.realpathSync(onPath))] : folders;
}

async function findBinaries() {
  for (const folder of candidates()) {
    if (!["initdb", "postgres"].every((name) => fs.existsSync(path.join(folder, name)))) continue;
    const { output } = await run(path.join(folder, "postgres"), ["--version"]);
    if (Number(/\d+/.exec(output)?.[0] ?? 0) >= oldest) return folder;
  }
  return undefined;
}

/** PostgreSQL refuses to run as root: who runs it then. */
async function whoRuns() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    const uid = await run("id", ["-u", user]);
    const gid = await run("id", ["-g", user]);
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  return fail("PostgreSQL does not run as root and there is no user “postgres” or “nobody” to run it as.");
}

/** Runs as another user when this one is root. */
function asUser(who, command, args) {
  if (who.uid === undefined) return [command, args];
  const ids = [`--reuid=${who.uid}`, `--regid=${who.gid}`, "--clear-groups"];
  return ["setpriv", [...ids, command, ...args]];
}

/** Finds or installs PostgreSQL; resolves with the folder of its programs. */
export async function ensurePostgres() {
  const found = await findBinaries();
  if (found) return found;
  await installDebian(["postgresql"], {
    what: `PostgreSQL ${oldest} or newer`,
    orElse: `install PostgreSQL ${oldest} or newer, or put its programs on PATH.`,
  });
  return (
    (await findBinaries()) ?? fail(`PostgreSQL ${oldest} or newer was not found after its installation.`)
  );
}

/** What a test that never loses power can do without. */
const notDurable = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes the folder of a cluster; resolves with the folder, or ends the command. */
async function initialise(binaries, who) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "tradehall-pg-"));
  const data = path.join(folder, "data");
  if (who.uid !== undefined) fs.chownSync(folder, who.uid, who.gid);
  const options = [
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
  ];
  const made = await run(...asUser(who, path.join(binaries, "initdb"), options), { cwd: folder });
  if (made.code !== 0) {
    fs.rmSync(folder, { recursive: true, force: true });
    fail(`The throw-away PostgreSQL could not be made:\n${lastLines(made.output, 8)}`);
  }
  return { folder, data };
}

/**
 * Starts a cluster that is thrown away at the end; speed is all, unless `isDurable`: then what was acknowledged outlives
 * a kill. `settings` are further ones of PostgreSQL's. Resolves with its `url`, `stop()`, and the ways to break it:
 * `end(signal)` and `begin()` (SIGKILL is a crash, SIGQUIT pg_ctl's immediate, SIGINT its fast), `endConnections()`,
 * `silence()` and `speak()`.
 */
export async function startPostgres({ isDurable = false, settings: more = {} } = {}) {
  const binaries = await ensurePostgres();
  const who = await whoRuns();
  const { folder, data } = await initialise(binaries, who);
  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    port,
    ...(isDurable ? {} : notDurable),
    max_connections: 200,
    ...more,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  let server;
  /** Resolves once it takes connections; false where it ended before. */
  const tryBegin = async () => {
    let isReady = false;
    server = startProcess(
      "PostgreSQL",
      ...asUser(who, path.join(binaries, "postgres"), ["-D", data, ...flags]),
      {
        print: (line) => {
          if (line.includes("ready to accept connections")) isReady = true;
        },
      },
    );
    for (let tries = 0; tries < 3_000 && !isReady && server.isRunning; tries += 1) await pause(20);
    return isReady;
  };
  const begin = async () => {
    // What a killed one has started holds its memory for a moment longer.
    for (let tries = 0; tries < 50; tries += 1) {
      if (await tryBegin()) return;
      if (server.isRunning || !server.lastWords.join().includes("shared memory")) break;
      await pause(100);
    }
    const words = server.lastWords.join("\n");
    await stop();
    fail(`The throw-away PostgreSQL did not start:\n${words}`);
  };
  const end = async (signal) => {
    server.child.kill(signal);
    await server.ended;
  };
  const stop = async () => {
    forget();
    server.child.kill("SIGINT");
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const forget = atEnd(stop);
  await begin();
  const family = () => familyOf(server.child.pid);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    begin,
    end,
    /** What pg_terminate_backend of every client does. */
    endConnections: () =>
      signalAll(
        family().filter(({ title }) => title.includes("127.0.0.1(")),
        "SIGTERM",
      ),
    /** Nothing answers from here on, and nothing is closed either. */
    silence: () => signalAll(family(), "SIGSTOP"),
    speak: () => signalAll(family(), "SIGCONT"),
  };
}

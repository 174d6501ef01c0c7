import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { installDebian, which } from "./machine.mjs";
import { freePort } from "./ports.mjs";
import { startProcess } from "./processes.mjs";
import { lastLines, run } from "./run.mjs";
import { trouble } from "./say.mjs";
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
  return trouble("PostgreSQL does not run as root and there is no user “postgres” or “nobody” to run it as.");
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
    (await findBinaries()) ?? trouble(`PostgreSQL ${oldest} or newer was not found after its installation.`)
  );
}

/** What a test that never loses power can do without. */
const notDurable = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * Starts a cluster that is thrown away at the end; speed is all, unless `isDurable`: then what was acknowledged outlives
 * a kill. Resolves with `{ url, stop }`.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const binaries = await ensurePostgres();
  const who = await whoRuns();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "tradehall-pg-"));
  const data = path.join(folder, "data");
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
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
    remove();
    trouble(`The throw-away PostgreSQL could not be made:\n${lastLines(made.output, 8)}`);
  }
  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    port,
    ...(isDurable ? {} : notDurable),
    max_connections: 200,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  let isReady = false;
  const cluster = startProcess(
    "PostgreSQL",
    ...asUser(who, path.join(binaries, "postgres"), ["-D", data, ...flags]),
    {
      print: (line) => {
        if (line.includes("ready to accept connections")) isReady = true;
      },
    },
  );
  const stop = async () => {
    forget();
    cluster.child.kill("SIGINT");
    await cluster.stop();
    remove();
  };
  const forget = atEnd(stop);
  for (let tries = 0; tries < 200 && !isReady && cluster.isRunning; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (!isReady) {
    const words = cluster.lastWords.join("\n");
    await stop();
    trouble(`The throw-away PostgreSQL did not start:\n${words}`);
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

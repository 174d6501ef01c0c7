import { spawn } from "node:child_process";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { commandFolders, root } from "./paths.mjs";
import { atEnd } from "./signals.mjs";

/** npm describes the outer script to its children; an inner npm or pnpm must not take that for its own. */
const outerScript =
  /^npm_(package_|lifecycle_|config_local_prefix|config_prefix|command|execpath|node_execpath)/;

/** The environment of every child: the pinned tools first on PATH, no traces of the outer npm. */
export function childEnvironment(extra = {}) {
  const environment = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (!outerScript.test(name)) environment[name] = value;
  }
  environment.PATH = [...commandFolders, process.env.PATH ?? ""].join(path.delimiter);
  return { ...environment, ...extra };
}

/**
 * Runs one command to its end.
 * Quiet commands keep their output for the caller; loud ones show it too. `onLine` sees each line as it comes.
 * Resolves with `{ code, output }`, also when the command fails; a command that cannot start has code 127.
 */
export function run(command, args, { cwd = root, env = {}, isLoud = false, onLine } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: childEnvironment(env),
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32" && !command.endsWith(".exe"),
    });
    const closed = new Promise((close) => child.once("close", close));
    const forget = atEnd(async () => {
      // As from the terminal: test runners tear down what they started, then end.
      child.kill("SIGINT");
      const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
      await closed;
      clearTimeout(timer);
    });
    let output = "";
    let rest = "";
    const take = (chunk) => {
      const text = chunk.toString();
      output += text;
      if (isLoud) process.stdout.write(text);
      if (!onLine) return;
      rest += text;
      const lines = rest.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) onLine(line);
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    const finish = (code) => {
      forget();
      resolve({ code, output });
    };
    child.on("error", (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.on("close", (code, signal) => finish(code ?? (signal ? 1 : 0)));
  });
}

/** The last lines of an output that say something, for a report of what went wrong. */
export function lastLines(output, count = 25) {
  return (
    output
      .split("\n")
      .map((line) => stripVTControlCharacters(line).trimEnd())
      // A stack says where the tool stood, not what is wrong.
      .filter((line) => line !== "" && !/^\s+at /.test(line))
      .slice(-count)
      .join("\n")
  );
}

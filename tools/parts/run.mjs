import { spawn } from "node:child_process";
import path from "node:path";
import { commandFolders, root } from "./paths.mjs";

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
export function run(command, args, { cwd = root, env = {}, isLoud = false, onLine, onStart } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: childEnvironment(env),
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32" && !command.endsWith(".exe"),
    });
    onStart?.(child);
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
    child.on("error", (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on("close", (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** The last lines of an output that say something, for a report of what went wrong. */
export function lastLines(output, count = 25) {
  return output
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "")
    .slice(-count)
    .join("\n");
}

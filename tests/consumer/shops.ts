import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { test as base } from "@playwright/test";
import { root } from "../../tools/parts/paths.mjs";
import { freePort } from "../../tools/parts/ports.mjs";
import { childEnvironment } from "../../tools/parts/run.mjs";
import { archive, done, type packers } from "./archives.ts";

const manual = path.join(root, "docs/how-to/use-the-packages.md");

/** The files that the manual shows, by their path: an adopter's shop is made of these and no others. */
function shownFiles(): Map<string, string> {
  const blocks = fs.readFileSync(manual, "utf8").matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
  return new Map([...blocks].map(([, file = "", text = ""]) => [file, text]));
}

const versions: Record<string, string> = {
  ...JSON.parse(fs.readFileSync(path.join(root, "packages/ui/package.json"), "utf8")).devDependencies,
  ...JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")).devDependencies,
};

/** `workspace` is the version that we have, `packed` the archive of ours. */
function versionOf(name: string, version: string, packer: (typeof packers)[number]): string {
  if (version === "packed") return `file:${archive(packer, name.split("/")[1] ?? "")}`;
  return version === "workspace" ? (versions[name] ?? version) : version;
}

/** Another shop outside the workspace: its scaffold from `apps`, what the manual shows of it, and its packages. */
async function openShop(
  folder: string,
  name: string,
  files: readonly string[],
  packer: (typeof packers)[number],
): Promise<void> {
  fs.cpSync(path.join(root, "tests/consumer/apps", name), folder, { recursive: true });
  const shown = shownFiles();
  for (const file of files) {
    const text = shown.get(file);
    if (text === undefined) throw new Error(`the manual shows no ${file}`);
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  for (const kind of ["dependencies", "devDependencies"])
    for (const [one, version] of Object.entries<string>(manifest[kind] ?? {}))
      manifest[kind][one] = versionOf(one, version, packer);
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest));
  const ours = Object.entries<string>(manifest.dependencies).filter(([one]) => one.startsWith("@tradehall/"));
  // They are on no registry yet, so what they need of each other is said here, too.
  const overrides = ours.map(([one, file]) => `  "${one}": "${file}"`);
  fs.writeFileSync(
    path.join(folder, "pnpm-workspace.yaml"),
    ["minimumReleaseAge: 0", "overrides:", ...overrides, ""].join("\n"),
  );
  const [installer, ...args] =
    packer === "pnpm"
      ? ["pnpm", "install", "--prefer-offline", "--no-frozen-lockfile", "--ignore-scripts"]
      : ["npm", "install", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"];
  await done(installer ?? "npm", args, folder);
}

type Open = (name: string, files: readonly string[], packer: (typeof packers)[number]) => Promise<string>;

/** A test that opens shops, whose folders go with it. */
export const test = base.extend<{ open: Open }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  open: async ({}, use) => {
    const folders: string[] = [];
    await use(async (name, files, packer) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), `tradehall-${name}-`));
      folders.push(folder);
      await openShop(folder, name, files, packer);
      return folder;
    });
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  },
});

/** Runs a tool that the shop has installed. */
export const inShop = (folder: string, tool: string, ...args: string[]): Promise<string> =>
  done(path.join(folder, "node_modules/.bin", tool), args, folder, { NEXT_TELEMETRY_DISABLED: "1" });

export interface Served {
  url: string;
  stop(): Promise<void>;
}

/** Starts a server of the shop on a free port; `args` end with the name of its port's option. */
export async function serveShop(folder: string, tool: string, ...args: string[]): Promise<Served> {
  const port = await freePort();
  const child = spawn(path.join(folder, "node_modules/.bin", tool), [...args, String(port)], {
    cwd: folder,
    env: childEnvironment({ NEXT_TELEMETRY_DISABLED: "1" }) as NodeJS.ProcessEnv,
    stdio: "ignore",
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://localhost:${port}`;
  const isUp = () => fetch(url).then(Boolean, () => false);
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${tool} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: async () => {
      // Its own group: what it started itself ends with it.
      if (child.pid) process.kill(-child.pid, "SIGKILL");
      await ended;
    },
  };
}

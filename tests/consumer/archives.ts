import fs from "node:fs";
import path from "node:path";
import { root } from "../../tools/parts/paths.mjs";
import { manifestOf, packed } from "../../tools/parts/published-entry-points.mjs";
import { lastLines, run } from "../../tools/parts/run.mjs";

export const archivesFolder = path.join(root, "test-results", "packed");

/** npm and pnpm each pack what a registry would get of every package. */
export const packers = ["npm", "pnpm"] as const;

export const archive = (packer: (typeof packers)[number], name: string): string =>
  path.join(archivesFolder, packer, `tradehall-${name}-${manifestOf(name).version}.tgz`);

/** Runs a command, whose words are the fault of anyone who asked for it. */
export async function done(command: string, args: string[], cwd: string, env = {}): Promise<string> {
  const { code, output } = await run(command, args, {
    cwd,
    env: { CI: "true", NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
  });
  if (code !== 0) throw new Error(`${command} ${args.join(" ")}\n${lastLines(output, 40)}`);
  return output;
}

/** Builds and packs the packages once, before all shops. */
export default async function pack(): Promise<void> {
  fs.rmSync(archivesFolder, { recursive: true, force: true });
  await done("node", ["tools/packages.mjs"], root);
  for (const packer of packers) {
    const folder = path.join(archivesFolder, packer);
    fs.mkdirSync(folder, { recursive: true });
    for (const name of packed)
      await done(packer, ["pack", "--pack-destination", folder], path.join(root, "packages", name, "dist"));
  }
}

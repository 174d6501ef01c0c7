import fs from "node:fs";
import path from "node:path";
import { at } from "./parts/paths.mjs";
import { manifestOf, packed } from "./parts/published-entry-points.mjs";
import { run } from "./parts/run.mjs";
import { fail, main, step } from "./parts/say.mjs";
import { ensureTools } from "./toolchain.mjs";

/*
 * `npm run release`: builds the packages with the notices of what they need, and publishes the versions that the registry does not
 * have, with provenance. Without NODE_AUTH_TOKEN it does everything but publish: each package is packed, and what is in it printed.
 */
const hasToken = Boolean(process.env.NODE_AUTH_TOKEN);

async function succeed(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) fail(`${command} ${args.join(" ")}\n${output}`);
  return output;
}

/** Names, versions and licences of what a package brings along, from the lockfile. */
async function noticesOf(name) {
  const filter = ["--filter", `@tradehall/${name}`];
  const output = await succeed("pnpm", ["licenses", "list", "--prod", "--json", "-r", ...filter]);
  const rows = Object.values(output.trim().startsWith("{") ? JSON.parse(output) : {}).flat();
  const lines = rows
    .filter((row) => !row.name.startsWith("@tradehall/"))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((row) =>
      `- ${row.name} ${row.versions.join(", ")} (${row.license}) ${row.homepage ?? ""}`.trimEnd(),
    );
  return `# What @tradehall/${name} is installed with\n\n${lines.join("\n")}\n`;
}

/** Whether the registry has this version already, so that a second run does nothing. */
async function isPublished(name) {
  const { version } = manifestOf(name);
  return (await run("npm", ["view", `@tradehall/${name}@${version}`, "version"])).output.trim() === version;
}

main(async () => {
  await ensureTools();
  await step("Building the packages", () => succeed("node", ["tools/packages.mjs"]));
  for (const name of packed) {
    const dist = at(`packages/${name}/dist`);
    fs.writeFileSync(path.join(dist, "THIRD-PARTY-NOTICES.md"), await noticesOf(name));
    if (!hasToken) {
      console.log(await succeed("npm", ["pack", "--dry-run"], { cwd: dist }));
    } else if (!(await isPublished(name))) {
      const args = ["publish", "--access", "public", "--provenance"];
      await step(`Publishing @tradehall/${name}`, () => succeed("npm", args, { cwd: dist }));
    }
  }
  if (!hasToken) console.log("NODE_AUTH_TOKEN is not set, so nothing was published.");
});

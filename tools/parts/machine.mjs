import { existsSync } from "node:fs";
import path from "node:path";
import { lastLines, run } from "./run.mjs";
import { step, trouble } from "./say.mjs";

const isRoot = () => process.getuid?.() === 0;

/** The full path of a command on PATH; undefined when there is none. */
export function which(command) {
  for (const folder of (process.env.PATH ?? "").split(path.delimiter)) {
    const full = path.join(folder, command);
    if (folder !== "" && existsSync(full)) return full;
  }
  return undefined;
}

/** Installs Debian packages where that is possible; else says what is missing and how to help. */
export async function installDebian(packages, { what, orElse }) {
  if (!isRoot() || !which("apt-get")) {
    trouble(`${what} is missing: ${orElse}`);
  }
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await step(`Installing ${packages.join(", ")} from Debian's packages`, async () => {
    await run("apt-get", ["update", "-qq"], { env });
    const done = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
      env,
    });
    if (done.code !== 0)
      trouble(`${what} is missing and could not be installed: ${orElse}\n${lastLines(done.output, 6)}`);
  });
}

const browserPlaces = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return browserPlaces.map(which).find(Boolean) ?? (existsSync(macChrome) ? macChrome : undefined);
}

/** Finds or installs a Chromium and tells every child of it through CHROMIUM. */
export async function ensureBrowser() {
  if (!findBrowser()) {
    await installDebian(["chromium"], {
      what: "A Chromium browser",
      orElse: "install Chromium or Chrome, or let CHROMIUM name its program file.",
    });
  }
  const browser = findBrowser();
  if (!browser || !existsSync(browser))
    trouble(`There is no browser at ${browser ?? "any known place"}: set CHROMIUM.`);
  process.env.CHROMIUM = browser;
}

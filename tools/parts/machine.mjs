import { existsSync } from "node:fs";
import path from "node:path";
import { lastLines, run } from "./run.mjs";
import { fail, step } from "./say.mjs";

const isRoot = () => process.getuid?.() === 0;

/** The full path of a command on PATH; undefined when there is none. */
export function which(command) {
  for (const folder of (process.env.PATH ?? "").split(path.delimiter)) {
    const full = path.join(folder, command);
    if (folder !== "" && existsSync(full)) return full;
  }
  return undefined;
}

const canInstall = () => isRoot() && which("apt-get") !== undefined;

async function aptInstall(packages) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const options = ["-qq", "-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1"];
  await run("apt-get", ["update", ...options], { env });
  return run("apt-get", ["install", "-y", ...options, "--no-install-recommends", ...packages], { env });
}

/** Installs Debian packages where that is possible; else says what is missing and how to help. */
export async function installDebian(packages, { what, orElse }) {
  if (!canInstall()) {
    fail(`${what} is missing: ${orElse}`);
  }
  await step(`Installing ${packages.join(", ")} from Debian's packages`, async () => {
    const done = await aptInstall(packages);
    if (done.code !== 0)
      fail(`${what} is missing and could not be installed: ${orElse}\n${lastLines(done.output, 6)}`);
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
    fail(`There is no browser at ${browser ?? "any known place"}: set CHROMIUM.`);
  process.env.CHROMIUM = browser;
}

/** Debian's build of the same Chromium without windows: journeys and stories take a quarter less time in it. */
const headlessShell = "/usr/lib/chromium/chromium-headless-shell";

/** Of the version of the browser that is there, which stays as it is; a machine that has no such package goes without. */
async function installHeadlessShell() {
  const { code, output } = await run("dpkg-query", ["-W", "-f", "$" + "{Version}", "chromium"]);
  if (code === 0)
    await step("Installing chromium-headless-shell from Debian's packages", () =>
      aptInstall([`chromium-headless-shell=${output.trim()}`]),
    );
}

async function findHeadlessBrowser() {
  if (process.env.CHROMIUM !== which("chromium")) return process.env.CHROMIUM;
  if (!existsSync(headlessShell) && process.env.CI && canInstall()) await installHeadlessShell();
  return existsSync(headlessShell) ? headlessShell : process.env.CHROMIUM;
}

let headless;

/**
 * The program file that journeys and stories run in: the headless build where it is there or a CI may install it, else the
 * browser. Sought once: two steps that run at once would both install it.
 */
export function headlessBrowser() {
  headless ??= findHeadlessBrowser();
  return headless;
}

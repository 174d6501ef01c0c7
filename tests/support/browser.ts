import { existsSync } from "node:fs";
import { fontsConfig } from "./font-folder.ts";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Elsewhere browsers find their fonts without fontconfig. */
const hasFontconfig = process.platform === "linux";
if (hasFontconfig && !existsSync(fontsConfig))
  throw new Error(
    "The tests' fonts are missing; npm test writes them, or: node tests/support/write-fonts.ts",
  );

/** How every test opens the installed Chromium, with the project's fonts and no others; CHROMIUM names another program file. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM ?? places.find((place) => existsSync(place)) ?? "chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
  ],
  // In a locale without Chinese a browser on Linux saves 订单.csv as "download".
  env: { ...process.env, LC_ALL: "C.UTF-8", ...(hasFontconfig ? { FONTCONFIG_FILE: fontsConfig } : {}) },
};

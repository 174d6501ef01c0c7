import { globSync, readFileSync } from "node:fs";
import type { KnipConfig } from "knip";

const server = "apps/server/";

/** Found by the server in their folders, a handler each: see modules.ts. */
const handlers = globSync(`${server}src/modules/**/*.ts`)
  .filter((file) => /^export default /m.test(readFileSync(file, "utf8")))
  .map((file) => file.slice(server.length));

/**
 * What no one uses fails the quick gate. What a package's exports map names is for other shops too, and is used by that;
 * everything else is used by a program, a test or a story, or is not here.
 */
export default {
  // Their settings want the browser's fonts, which the quick gate does not write.
  playwright: false,
  include: [
    "files",
    "dependencies",
    "unlisted",
    "binaries",
    "unresolved",
    "exports",
    "types",
    "nsExports",
    "nsTypes",
    "duplicates",
    "enumMembers",
  ],
  // Commands that only our own programs call.
  ignoreDependencies: ["chromatic", "@arethetypeswrong/cli"],
  workspaces: {
    ".": {
      entry: [
        ".storybook/brands/*.ts",
        "tools/*.mjs",
        "tools/generators/*.mjs",
        "tools/parts/crowd.mjs",
        "tests/faults/*.mjs",
        "tests/load/{plans,quick-order,quick-order-page}.mjs",
        "tests/faults/support/walk-on.mjs",
        "tests/{journeys,visual}/**/*.spec.ts",
        "tests/support/{running-shop,served-storybook,take-pictures,write-fonts}.ts",
        "tests/visual/shrink-baselines.ts",
        "tests/consumer/{consumer.config,archives,*.spec}.ts",
        "tests/consumer/apps/*/*.mjs",
        "tools/parts/build-packages.mjs",
        "{playwright,vitest.stories,tests/visual/visual}.config.ts",
      ],
      project: ["tools/**/*.mjs", "tests/**/*.{ts,tsx,mjs}", ".storybook/**/*.{ts,tsx}", "*.ts"],
    },
    "apps/server": {
      entry: ["src/{main,migrate,reset,seed,draw-pictures}.ts", "src/testing/lock-holder.ts", ...handlers],
      project: ["src/**/*.ts", "*.ts"],
    },
    "apps/storefront": {
      entry: ["src/host/{main,dev}.ts"],
      project: ["src/**/*.{ts,tsx}", "*.ts"],
      // Written by `react-router typegen`.
      ignoreUnresolved: ["\\+types/"],
      // The plugin believes that there is no own entry.server.
      ignoreDependencies: ["isbot"],
    },
    "packages/*": { project: ["src/**/*.{ts,tsx}"] },
    "packages/mall-components": {
      project: ["src/**/*.{ts,tsx}"],
      // Imported by what the compiler of styles writes.
      ignoreDependencies: ["@vanilla-extract/recipes"],
    },
  },
} satisfies KnipConfig;

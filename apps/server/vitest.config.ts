import { defineConfig } from "vitest/config";

/** Server tests: on PGlite, or on PostgreSQL where DATABASE_URL names a server (they create databases of their own). */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: process.env.DATABASE_URL ? "server on PostgreSQL" : "server on PGlite",
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

import { defineConfig } from "drizzle-kit";

/** `pnpm exec drizzle-kit generate` writes the next migration; migrations are only ever added. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/db/schema/index.ts",
  out: "./src/db/migrations",
});

import { fileURLToPath } from "node:url";

/** What drizzle-kit wrote, for either engine. */
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Brings the database to the newest migration and ends. */
import { openDatabase } from "./db/database.ts";
import { readSettings } from "./settings.ts";
import { endWithFault } from "./start-fault.ts";

const settings = readSettings();
try {
  const database = await openDatabase(settings);
  await database.close();
} catch (error) {
  endWithFault(error, settings);
}

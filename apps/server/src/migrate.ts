/** Brings the database to the newest migration and ends. */
import { openDatabase } from "./db/database.ts";
import { readSettings } from "./settings.ts";

const database = await openDatabase(readSettings());
await database.close();

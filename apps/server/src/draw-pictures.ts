/**
 * Draws the pictures of the demonstration mall that are not there yet, and ends. It gives way to whatever else runs, may
 * be stopped at any time and goes on where it was; a picture that is asked for sooner is drawn by the server.
 */
import { constants, setPriority } from "node:os";
import path from "node:path";
import { composePictures } from "./db/seed/pictures/compose.ts";
import { readSettings } from "./settings.ts";

setPriority(constants.priority.PRIORITY_LOW);
await composePictures(path.join(readSettings().dataDir, "pictures"));

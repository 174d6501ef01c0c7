/** Takes a folder's lock, says `won` or why not, and holds it until it is ended: `node lock-holder.ts <folder>`. */
import { lockFolder } from "../db/lock.ts";

try {
  lockFolder(String(process.argv[2]));
  process.stdout.write("won\n");
  process.stdin.resume();
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`);
}

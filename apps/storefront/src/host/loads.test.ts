import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("the host loads in plain Node, which reads no page piece", { timeout: 30_000 }, async () => {
  const file = fileURLToPath(new URL("./app.ts", import.meta.url));
  const script = `import(${JSON.stringify(file)}).then(({ buildHost }) => console.log(typeof buildHost))`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
  expect(stdout.trim()).toBe("function");
});

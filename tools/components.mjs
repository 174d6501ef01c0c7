import fs from "node:fs";
import path from "node:path";
import { documentedComponents, machineManual } from "./parts/component-manual.mjs";
import { at } from "./parts/paths.mjs";

/*
 * What the Storybook says of each component by itself, read at each start, since that takes some seconds: the facts of its
 * pages, and the same for tools (llms.txt, components.json), served beside it.
 */
const components = await documentedComponents();
const facts = components.map(({ docs: _, chineseName: __, ...rest }) => rest);
fs.writeFileSync(at(".storybook/docs/facts.gen.json"), JSON.stringify(facts));
const folder = at(".storybook/public");
fs.rmSync(folder, { recursive: true, force: true });
for (const [file, text] of Object.entries(machineManual(components))) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
}

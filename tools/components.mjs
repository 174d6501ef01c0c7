import fs from "node:fs";
import { componentFacts } from "./parts/component-facts.mjs";
import { at } from "./parts/paths.mjs";

// What the Storybook pages say of each component by themselves; `compileMessages` and this are quick enough to do each time.
fs.writeFileSync(at(".storybook/docs/facts.gen.json"), JSON.stringify(componentFacts()));

import { expect, test } from "vitest";
import { compileHints } from "./compile-hints.ts";

const chunk = (fileName: string, isEntry: boolean, imports: string[]) => ({
  type: "chunk",
  fileName,
  isEntry,
  imports,
  code: "export {};",
});

test("what entries import is compiled ahead, however deep; what a press brings is not", () => {
  const bundle = {
    page: chunk("page.js", true, ["shared.js"]),
    shared: chunk("shared.js", false, ["deep.js"]),
    deep: chunk("deep.js", false, ["page.js"]),
    dialog: chunk("dialog.js", false, ["deep.js"]),
    looks: { type: "asset", fileName: "looks.css", source: "" },
  };
  const { generateBundle } = compileHints() as unknown as {
    generateBundle: { handler(options: unknown, made: typeof bundle): void };
  };
  generateBundle.handler({}, bundle);
  const hinted = [bundle.page, bundle.shared, bundle.deep, bundle.dialog].map(({ code }) =>
    code.startsWith("//# allFunctionsCalledOnLoad\n"),
  );
  expect(hinted).toEqual([true, true, true, false]);
});

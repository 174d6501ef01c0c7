import type { Endpoint } from "@tradehall/api-client/contract";
import { expect, test } from "vitest";
import { browserModule } from "../browser-endpoints.ts";

const modules = import.meta.glob<Record<string, Endpoint>>(
  "../../../packages/api-client/src/endpoints/*/**/*.ts",
  { eager: true },
);

/** What a module of this text exports. */
const exportsOf = (code: string): Promise<Record<string, Endpoint>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

test("the browser knows every call by all that a client reads of it, and by nothing else", async () => {
  const files = Object.entries(modules);
  expect(files.length).toBeGreaterThan(80);
  for (const [file, exported] of files) {
    const known = await exportsOf(browserModule(exported));
    expect(Object.keys(known), file).toEqual(Object.keys(exported));
    for (const [call, { name, method, path, creates, base, form }] of Object.entries(exported))
      expect(known[call], file).toEqual({
        ...{ name, method, path },
        ...(creates ? { creates } : {}),
        ...(base ? { base } : {}),
        ...(form ? { form } : {}),
      });
  }
});

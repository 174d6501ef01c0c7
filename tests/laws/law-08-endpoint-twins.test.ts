import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../packages/api-client/src/endpoints/contract.ts";
import { createFakeBackEnd, createFakeClient } from "../../packages/api-client/src/testing/index.ts";
import { createClient } from "../../packages/api-client/src/transport/index.ts";
import { endpointFiles, expectNone, fakeTree, realTree, type Tree } from "./tree.ts";

const nameOf = (file: string) => file.slice("packages/api-client/src/endpoints/".length, -".ts".length);

/** The same name in the server's room, and its test beside it. */
function missingTwins(tree: Tree, file: string): string[] {
  const name = nameOf(file);
  const twin = `apps/server/src/modules/${name}`;
  return [`${twin}.ts`, `${twin}.test.ts`]
    .filter((wanted) => !tree.has(wanted))
    .map((wanted) => `${file}: ${wanted} is missing; \`npm run new -- endpoint ${name}\` makes all three.`);
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "answer" in value && "path" in value;

/** Says where an endpoint's example does not fit its own schemas. */
function faultsOfExample(file: string, exports: Record<string, unknown>): string[] {
  const endpoints = Object.values(exports).filter(isEndpoint);
  if (endpoints.length !== 1)
    return [`${file}: holds ${endpoints.length} endpoints; it must hold exactly one.`];
  return endpoints.flatMap((endpoint) => {
    const faults: string[] = [];
    for (const part of ["params", "query", "body", "answer"] as const) {
      const schema = endpoint[part];
      const example = (endpoint.example as Record<string, unknown> | undefined)?.[part];
      if (!schema) continue;
      const result = v.safeParse(schema, example);
      if (!result.success)
        faults.push(`${file}: example.${part} does not fit: ${v.summarize(result.issues)}`);
    }
    return faults;
  });
}

const modules = import.meta.glob<Record<string, unknown>>(
  "../../packages/api-client/src/endpoints/*/**/*.ts",
  {
    eager: true,
  },
);
const loaded = Object.entries(modules)
  .map(([path, exports]) => ({ file: path.replace("../../", ""), exports }))
  .filter(({ file }) => !file.endsWith(".test.ts"));

const calls = loaded.flatMap(({ exports }) => Object.values(exports).filter(isEndpoint));
const fake = createFakeClient();
const backEnd = createFakeBackEnd({ endpoints: calls, basePath: "/api" });
const real = createClient({ baseUrl: "http://mall.test/api", fetch: backEnd.fetch });

describe("law 8: each endpoint has its server twin, its example, its test and its answer in others' tests", () => {
  const tree = realTree();

  it("finds endpoints", () => {
    expect(endpointFiles(tree).length).toBeGreaterThan(0);
    expect(loaded.length).toBe(endpointFiles(tree).length);
  });

  it.each(loaded)("$file", ({ file, exports }) => {
    expectNone([...missingTwins(tree, file), ...faultsOfExample(file, exports)]);
  });

  it("names each call once", () => {
    const names = calls.map((one) => one.name);
    expectNone(names.filter((name, index) => names.indexOf(name) !== index));
  });

  it.each(calls.map((call) => [call.name, call] as const))("answers %s in tests", async (name, call) => {
    const { answer, ...input } = call.example;
    expect(await fake.client(call, input as object)).toEqual(answer);
    expect(fake.calls.at(-1)).toEqual({ endpoint: name, input });
    // A file is no envelope: another function than the client takes it.
    if (call.file) return;
    expect(await real(call, input as object)).toEqual(JSON.parse(JSON.stringify(answer)));
    expect(backEnd.calls.at(-1)?.endpoint).toBe(name);
  });

  it("bites", () => {
    const file = "packages/api-client/src/endpoints/shop/get-shop.ts";
    const twin = "apps/server/src/modules/shop/get-shop";
    expect(missingTwins(fakeTree({ [file]: "" }), file)).toHaveLength(2);
    expect(missingTwins(fakeTree({ [file]: "", [`${twin}.ts`]: "", [`${twin}.test.ts`]: "" }), file)).toEqual(
      [],
    );
    const answer = v.object({ shopId: v.number() });
    const made = (example: unknown) => ({ getShop: { method: "GET", path: "/p/shop", answer, example } });
    expect(faultsOfExample(file, made({ answer: { shopId: "1" } }))).toHaveLength(1);
    expect(faultsOfExample(file, made({ answer: { shopId: 1 } }))).toEqual([]);
    expect(faultsOfExample(file, {})[0]).toContain("exactly one");
  });
});

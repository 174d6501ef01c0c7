/** What the server draws once and puts into many pages is what each page would draw in its place. */
import { afterAll, expect, test, vi } from "vitest";
import { drawings } from "../server/drawings.tsx";
import { openExampleMall, signedIn } from "./testing/example-mall.ts";

vi.setConfig({ testTimeout: 60_000 });

const mall = openExampleMall();
const { ask } = mall;
afterAll(() => vi.restoreAllMocks());

/** A page without what each answer has of its own. */
async function page(path: string): Promise<string> {
  const { status, body } = await ask("GET", path, { ...signedIn, "x-request-id": "same" });
  expect(status).toBe(200);
  return body.replace(/nonce="[^"]*"/g, "nonce");
}

/** Where two pages part, as far as a reader needs; undefined for the same. */
function difference(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  const at = [...one].findIndex((character, index) => character !== other[index]);
  return `${one.slice(at - 80, at + 40)} | ${other.slice(at, at + 40)}`;
}

const asked = ["/", "/list", "/list?st=0", "/detail/1"];

test("pages are the same with pieces drawn once and without", async () => {
  const draw = vi.spyOn(drawings, "zh_CN");
  // Twice: as it is drawn, and as it is kept.
  const withPieces = [];
  for (const path of [...asked, ...asked]) withPieces.push(await page(path));
  expect(draw.mock.results.some(({ value }) => typeof value === "string")).toBe(true);
  draw.mockReturnValue(undefined);
  for (const [index, path] of [...asked, ...asked].entries())
    expect(difference(withPieces[index] ?? "", await page(path)), path).toBe(undefined);
});

/** What a browser fetched of the built files, weighed as the host sends them: compressed with brotli. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";

const client = path.join(import.meta.dirname, "../../apps/storefront/build/client");
const weights = new Map<string, number>();

function weightOf(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const weight = brotliCompressSync(readFileSync(path.join(client, file))).length;
  weights.set(file, weight);
  return weight;
}

/** Begins to note each file once, whatever asks for it; `bytes` sums up what was fetched so far. */
export function weighFetched(page: Page, kind: RegExp) {
  const files = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/") && kind.test(pathname)) files.add(pathname);
  });
  return { bytes: () => [...files].reduce((sum, file) => sum + weightOf(file), 0) };
}

/** The host of the sources over the example API: opened for a file's tests, told nothing after each, closed at the end. */
import { afterAll, afterEach, beforeAll } from "vitest";
import { type ExampleApi, openExampleApi } from "./api-of-examples.ts";
import { type Asked, askRaw } from "./ask.ts";
import { openSourceHost, type SourceHost } from "./host-of-sources.ts";

export const ownOrigin = { "sec-fetch-site": "same-origin" };
export const signedIn = { ...ownOrigin, cookie: "bbcToken=abc" };

interface ExampleMall {
  api: ExampleApi;
  host: SourceHost;
  /** As a browser of a signed-in buyer, unless other headers are given. */
  ask(method: string, path: string, headers?: Record<string, string>, body?: string): Promise<Asked>;
}

export function openExampleMall(): ExampleMall {
  const mall = {
    ask: (method, path, headers = signedIn, body = "") => askRaw(mall.host.app, method, path, headers, body),
  } as ExampleMall;
  beforeAll(async () => {
    mall.api = await openExampleApi();
    mall.host = await openSourceHost(mall.api.origin);
  });
  afterEach(() => mall.api.tell(() => undefined));
  afterAll(async () => {
    await mall.host.close();
    await mall.api.close();
  });
  return mall;
}

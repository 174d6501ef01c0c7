/** Each list's page in each of its states, over a client that answers, waits or fails. */
import { errorFor, NetworkError } from "@tradehall/api-client/errors";
import { createFakeClient } from "@tradehall/api-client/testing";
import { describe, expect, test } from "vitest";
import { lists } from "../testing/lists-to-open.ts";
import { brokenPage, openPage } from "../testing/open-page.tsx";

const stateOf = (html: string) => /data-state="(\w+)"/.exec(html)?.[1];

describe.each(lists)("$name", ({ module, call, none, address, other, row = "", words }) => {
  const open = async (first: () => unknown, at: string = address) => {
    const answer = { now: first };
    const page = await openPage(
      module,
      createFakeClient({ answers: [[call, () => answer.now()]] }).client,
      at,
    );
    return {
      ...page,
      /** From now on the call is answered so. */
      say: (next: () => unknown) => {
        answer.now = next;
      },
      /** From now on the call waits until what this returns is called. */
      hold: () => {
        const { promise, resolve } = Promise.withResolvers<unknown>();
        answer.now = () => promise;
        return () => resolve(call.example.answer);
      },
    };
  };
  const known = { serverMessage: "", endpoint: call.name };
  const fail = () => {
    throw new NetworkError(call.name, "offline");
  };

  test("rows", async () => {
    const html = (await open(() => call.example.answer)).html();
    expect(html).toContain(row);
    expect(stateOf(html)).toBe("ready");
    expect(html).not.toContain('role="alert"');
  });

  test("empty: says so", async () => {
    const html = (await open(() => none)).html();
    expect(html).toContain(words.none);
    expect(html).not.toContain(row);
  });

  test.skipIf(!("pages" in none))("page 99: says that there is none, and leads to the first", async () => {
    const behind = `${address}${address.includes("?") ? "&" : "?"}page=99`;
    const html = (await open(() => ({ ...none, total: 3, pages: 1 }), behind)).html();
    expect(html).toMatch(/没有第 99 页.*回到第 1 页/);
    expect(html).not.toContain(words.none);
  });

  test.each([
    ["no answer", fail],
    [
      "trouble",
      () => {
        throw errorFor({ code: "A00005", ...known });
      },
    ],
  ])("failed by %s: the page is, says so in the list's place and offers to ask again", async (_, failure) => {
    const html = (await open(failure)).html();
    expect(stateOf(html)).toBe("failed");
    expect(html).toContain(words.failed);
    expect(html).toContain("重试");
    expect(html).toContain(words.around);
    expect(html).not.toContain(brokenPage);
  });

  test("loading: a failed list that is asked for again shows the shape of its rows, then the rows", async () => {
    const page = await open(fail);
    const answer = page.hold();
    page.retry();
    const html = page.html();
    expect(stateOf(html)).toBe("loading");
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-label="加载中"');
    expect(html).not.toContain(words.failed);
    answer();
    await page.settle();
    expect(stateOf(page.html())).toBe("ready");
    expect(page.html()).toContain(row);
  });

  test("refetching: the old rows stay, marked, while the next are on their way", async () => {
    const page = await open(() => call.example.answer);
    const answer = page.hold();
    await page.lead(other);
    const html = page.html();
    expect(stateOf(html)).toBe("refetching");
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain(row);
    answer();
    await page.settle();
    expect(stateOf(page.html())).toBe("ready");
  });

  test("rows whose next page fails give way to the failure", async () => {
    const page = await open(() => call.example.answer);
    page.say(fail);
    await page.lead(other);
    await page.settle();
    expect(stateOf(page.html())).toBe("failed");
    expect(page.html()).not.toContain(row);
  });

  test.each(["A00001", "A00016"])("%s is not the list's: the page answers it", async (code) => {
    const page = await open(() => {
      throw errorFor({ code, ...known });
    });
    expect(page.html()).toContain(brokenPage);
  });
});

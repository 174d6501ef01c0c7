import { expect, test } from "vitest";
import { serialize } from "./serialize.ts";

const database = {};

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 1));

test("one key goes one after another, two side by side", async () => {
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await nextTurn();
    log.push(`${name} ends`);
  };
  await Promise.all([
    serialize(database, "a", work("first")),
    serialize(database, "a", work("second")),
    serialize(database, "b", work("other")),
  ]);
  expect(log.indexOf("second begins")).toBeGreaterThan(log.indexOf("first ends"));
  expect(log.indexOf("other begins")).toBeLessThan(log.indexOf("first ends"));
});

test("a failure is the caller's own; the next one goes on", async () => {
  const failed = serialize(database, "a", () => Promise.reject(new Error("mine")));
  const next = serialize(database, "a", async () => "done");
  await expect(failed).rejects.toThrow("mine");
  expect(await next).toBe("done");
});

test("who waits too long is told to come again, and who is behind still waits for the first", async () => {
  let leave = () => {};
  const log: string[] = [];
  const first = serialize(database, "a", () => new Promise<void>((resolve) => (leave = resolve)));
  const impatient = serialize(database, "a", async () => void log.push("impatient"), 1);
  const patient = serialize(database, "a", async () => void log.push("patient"));
  await expect(impatient).rejects.toMatchObject({ code: "A00016", retryAfterSeconds: 1 });
  expect(log).toEqual([]);
  leave();
  await Promise.all([first, patient]);
  expect(log).toEqual(["patient"]);
});

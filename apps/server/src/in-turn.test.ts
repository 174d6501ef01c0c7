import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

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
    inTurn(database, "a", work("first")),
    inTurn(database, "a", work("second")),
    inTurn(database, "b", work("other")),
  ]);
  expect(log.indexOf("second begins")).toBeGreaterThan(log.indexOf("first ends"));
  expect(log.indexOf("other begins")).toBeLessThan(log.indexOf("first ends"));
});

test("a failure is the caller's own; the next one goes on", async () => {
  const failed = inTurn(database, "a", () => Promise.reject(new Error("mine")));
  const next = inTurn(database, "a", async () => "done");
  await expect(failed).rejects.toThrow("mine");
  expect(await next).toBe("done");
});

test("who waits too long is told to come again, and who stands behind still waits for the first", async () => {
  let leave = () => {};
  const log: string[] = [];
  const first = inTurn(database, "a", () => new Promise<void>((resolve) => (leave = resolve)));
  const impatient = inTurn(database, "a", async () => void log.push("impatient"), 1);
  const patient = inTurn(database, "a", async () => void log.push("patient"));
  await expect(impatient).rejects.toMatchObject({ code: "A00016", retryAfterSeconds: 1 });
  expect(log).toEqual([]);
  leave();
  await Promise.all([first, patient]);
  expect(log).toEqual(["patient"]);
});

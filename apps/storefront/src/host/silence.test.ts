import fastify from "fastify";
import { expect, test, vi } from "vitest";
import { answerSilence } from "./silence.ts";

test("an API that is away is one short line a second with a number, however many ask", async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = fastify({ logger: { level: "warn", stream } });
  app.get("/", (_, reply) =>
    answerSilence(
      reply,
      Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:3001"), { code: "ECONNREFUSED" }),
    ),
  );
  const answers = await Promise.all(Array.from({ length: 40 }, () => app.inject("/")));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  const counted = () => lines.reduce((sum, { times }) => sum + Number(times), 0);
  await vi.waitUntil(() => counted() === answers.length, 5_000);
  expect(lines.length).toBeLessThan(10);
  expect(lines[0]).toMatchObject({ times: 1, reason: "Error: connect ECONNREFUSED 127.0.0.1:3001" });
  expect(lines[0]).not.toHaveProperty("err");
  await app.close();
});

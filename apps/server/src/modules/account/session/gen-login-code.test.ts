import { genLoginCode } from "@tradehall/api-client/endpoints/account/session/gen-login-code";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { loginCodes } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();

test("makes a code for two minutes whose picture does not hold its secret", async () => {
  const { data } = await server.call(genLoginCode);
  expect(data).toMatchObject({ status: "waiting", expiresAt: data.now + 120_000 });
  expect(data.qrText).toContain(data.code);
  expect(data.qrText).not.toContain(data.secret);
  const { db } = server.database;
  const [row] = await db.select().from(loginCodes).where(eq(loginCodes.code, data.code));
  expect(row?.secretHash).not.toContain(data.secret);
});

test("makes another code each time", async () => {
  const [one, other] = [(await server.call(genLoginCode)).data, (await server.call(genLoginCode)).data];
  expect(one.code).not.toBe(other.code);
  expect(one.secret).not.toBe(other.secret);
});

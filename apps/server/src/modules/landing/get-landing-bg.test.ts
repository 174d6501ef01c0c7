import { getLandingBg } from "@tradehall/api-client/endpoints/landing/get-landing-bg";
import { expect, test } from "vitest";
import { settings } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();

test("gives empty words where nothing was set, without a session", async () => {
  expect((await server.call(getLandingBg)).data).toEqual({ bgImg: "", title: "", subTitle: "" });
});

test("gives what was set, and nothing that is no text", async () => {
  const value = { bgImg: "/pictures/b/a", title: "一站式采购", subTitle: 7, secret: "x" };
  await server.database.db.insert(settings).values({ key: "landingPage", value });
  expect((await server.call(getLandingBg)).data).toEqual({
    bgImg: "/pictures/b/a",
    title: "一站式采购",
    subTitle: "",
  });
});

import { getBranding } from "@tradehall/api-client/endpoints/site/get-branding";
import { expect, test } from "vitest";
import { settings } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();

test("gives empty words where nothing was set, so that the storefront shows its own", async () => {
  const { data } = await server.call(getBranding);
  expect(data.pcTitleContent).toBe("");
  expect(data.pcLogoImg).toBe("");
});

test("gives what was set, and nothing that is not branding", async () => {
  const value = {
    pcTitleContent: "百工商城",
    pcLogoImg: "/pictures/brand/logo",
    pcAccentColor: "#6a1b9a",
    isActivity: "yes",
    secret: "x",
  };
  await server.database.db.insert(settings).values({ key: "pcWebConfig", value });
  const { data } = await server.call(getBranding);
  expect(data).toMatchObject({
    pcTitleContent: "百工商城",
    pcLogoImg: "/pictures/brand/logo",
    pcAccentColor: "#6a1b9a",
    pcSignalColor: "",
    isActivity: 1,
  });
  expect(data).not.toHaveProperty("secret");
});

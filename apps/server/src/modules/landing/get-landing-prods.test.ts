import { getLandingProds } from "@tradehall/api-client/endpoints/landing/get-landing-prods";
import { expect, test } from "vitest";
import { settings } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { prods } = world;
const ids = async () => (await server.call(getLandingProds)).data.map(({ prodId }) => prodId);

test("shows physical goods on sale of the platform's own shop while nothing was chosen", async () => {
  const shown = await ids();
  expect(shown).toContain(prods.screws);
  for (const other of [prods.offShelf, prods.virtual, prods.helmet]) expect(shown).not.toContain(other);
});

test("shows what was chosen, in that order, without what is off the shelf", async () => {
  const value = { prodIds: [prods.helmet, prods.offShelf, prods.screws, "7", -1] };
  await server.database.db.insert(settings).values({ key: "landingPage", value });
  expect(await ids()).toEqual([prods.helmet, prods.screws]);
});

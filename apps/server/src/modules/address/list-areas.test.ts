import { listAreas } from "@tradehall/api-client/endpoints/address/list-areas";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
const inside = async (pid?: number) =>
  (await server.call(listAreas, { query: pid === undefined ? {} : { pid } })).data;

test("goes from the provinces to a city's districts, Hong Kong, Macau and Taiwan with them", async () => {
  const provinces = await inside();
  expect(provinces).toHaveLength(34);
  expect(provinces).toEqual(await inside(0));
  const names = provinces.map(({ areaName }) => areaName);
  expect(names).toEqual(expect.arrayContaining(["台湾省", "香港特别行政区", "澳门特别行政区"]));
  expect(await inside(310_000)).toEqual([
    { areaId: 310_100, areaName: "上海市", parentId: 310_000, level: 2 },
  ]);
  expect(await inside(310_100)).toContainEqual({
    areaId: 310_115,
    areaName: "浦东新区",
    parentId: 310_100,
    level: 3,
  });
});

test("finds nothing inside a district or a region that is none", async () => {
  expect(await inside(310_115)).toEqual([]);
  expect(await inside(123)).toEqual([]);
});

test("refuses what is no id", async () => {
  for (const pid of ["abc", "-1", "1.5", "99999999999999999999"])
    expect(await server.call(listAreas, { query: { pid } })).toMatchObject({ code: "A00014", status: 400 });
});

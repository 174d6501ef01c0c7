import { findCompanies } from "@tradehall/api-client/endpoints/landing/find-companies";
import { beforeAll, expect, test } from "vitest";
import { companies } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
const names = async (keyword: string) =>
  (await server.call(findCompanies, { query: { keyword } })).data.map(({ companyName }) => companyName);

beforeAll(async () => {
  await server.database.db.insert(companies).values([
    { name: "宁波恒达机械有限公司", creditCode: "91330201MA2TEST001" },
    { name: "恒达五金（苏州）有限公司", creditCode: "91320501MA2TEST002" },
    ...Array.from({ length: 20 }, (_, at) => ({
      name: `众诚工业品${at}号有限公司`,
      creditCode: `91000000MA2MANY0${String(at).padStart(2, "0")}`,
    })),
  ]);
});

test("finds by a part of the name, those that begin so first", async () => {
  expect(await names("恒达")).toEqual(["恒达五金（苏州）有限公司", "宁波恒达机械有限公司"]);
});

test("finds by the beginning of the credit code, in small letters and full width too", async () => {
  expect(await names("91330201ma2")).toEqual(["宁波恒达机械有限公司"]);
  expect(await names("９１３３０２０１")).toEqual(["宁波恒达机械有限公司"]);
});

test("answers nothing to less than two characters, and at most ten lines", async () => {
  expect(await names(" 恒 ")).toEqual([]);
  expect(await names("众诚")).toHaveLength(10);
});

test("takes signs of patterns as they are", async () => {
  expect(await names("%%")).toEqual([]);
  expect(await names("__")).toEqual([]);
});

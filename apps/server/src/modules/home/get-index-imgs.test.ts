import { getIndexImgs } from "@tradehall/api-client/endpoints/home/get-index-imgs";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { plantHome } from "./planted-home.ts";

const server = testServer();

test("shows a visitor the banners in their order", async () => {
  await plantHome(server.database.db, server.clock.now());
  const { data } = await server.call(getIndexImgs);
  expect(data).toEqual([
    { imgUrl: "/pictures/b/1", title: "冬季防护", words: null, link: "/list?cpid=1", seq: 1 },
    { imgUrl: "/pictures/b/2", title: "", words: null, link: "", seq: 2 },
  ]);
});

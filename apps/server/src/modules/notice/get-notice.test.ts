import { getNotice } from "@tradehall/api-client/endpoints/notice/get-notice";
import { beforeAll, expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { plantNotices } from "./planted-notices.ts";

const server = testServer();
beforeAll(() => plantNotices(server.database.db));

test("shows one announcement with its text cleaned", async () => {
  const { data } = await server.call(getNotice, { params: { id: 2 } });
  expect(data).toMatchObject({ title: "新公告", content: "<p>新</p>", shopName: null });
});

test("leads to the newer and the older one of the same sender", async () => {
  const around = async (id: number) => {
    const { data } = await server.call(getNotice, { params: { id } });
    return [data.previous?.title ?? null, data.next?.title ?? null];
  };
  expect(await around(3)).toEqual(["新公告", "旧公告"]);
  expect(await around(2)).toEqual([null, "置顶"]);
  expect(await around(1)).toEqual(["置顶", null]);
  expect(await around(4)).toEqual([null, null]);
});

test.each([99, 5, 6])("says that announcement %i does not exist", async (id) => {
  expect(await server.call(getNotice, { params: { id } })).toMatchObject({
    code: "A00001",
    msg: "公告不存在",
  });
});

test("refuses what is no id", async () => {
  expect((await server.app.inject("/notice/info/abc")).json()).toMatchObject({ code: "A00014" });
});

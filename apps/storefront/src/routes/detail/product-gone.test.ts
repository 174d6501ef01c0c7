import { ApiError } from "@tradehall/api-client/errors";
import { expect, test } from "vitest";
import { routeOf } from "../../href-to.ts";
import { productGone } from "./product-gone.ts";

const thrown = (cause: unknown): unknown => {
  try {
    return productGone("zh_CN")(cause);
  } catch (error) {
    return error;
  }
};
const refused = (data: unknown) =>
  new ApiError({ code: "A00001", serverMessage: "该商品已下架", endpoint: "GET /prod/prodInfo", data });

test("goods off the shelf are a page of 404 that leads on to their kind", () => {
  const { data, init } = Object(thrown(refused({ categoryIds: [1, 2, 3] })));
  expect(init).toEqual({ status: 404 });
  expect(data).toMatchObject({ message: "该商品已下架", ways: [{ label: "相似商品" }] });
  expect(routeOf(data.ways[0].href)?.name).toBe("list");
  expect(data.ways[0].href).toContain("thCid=3");
});

test("whatever else fails stays what it is", () => {
  for (const cause of [refused(null), refused({ categoryIds: 7 }), new TypeError("a bug")])
    expect(thrown(cause)).toBe(cause);
});

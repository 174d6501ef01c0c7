import { expect, test } from "vitest";
import { attributesOf } from "./attributes-of.ts";

const described = (described: Partial<Parameters<typeof attributesOf>[0]>) =>
  attributesOf({ parameters: [], specs: [], skus: [], ...described }).map(
    ({ name, value }) => `${name}:${value}`,
  );

test("parameters that say two values are narrowed by each", () => {
  expect(
    described({
      parameters: [
        { key: "材质", value: "Q235 / 304 不锈钢" },
        { key: "颜色", value: "红白、黄黑" },
      ],
    }),
  ).toEqual(["材质:Q235", "材质:304 不锈钢", "颜色:红白", "颜色:黄黑"]);
});

test("specifications say what SKUs are, each value once", () => {
  const specs = [
    { name: "规格", values: [{ value: "M6" }, { value: "M8" }, { value: "M10" }] },
    { name: "表面", values: [{ value: "镀锌" }] },
  ];
  const skus = [{ values: ["M6", "镀锌"] }, { values: ["M8", "镀锌"] }, { values: undefined }];
  expect(described({ specs, skus })).toEqual(["规格:M6", "规格:M8", "表面:镀锌"]);
});

test.each([
  ["品牌", "拓锋"],
  ["货号", "BG1-00001-01"],
  ["单件毛重", "260 g"],
  ["面值", "见规格"],
  ["材质", ""],
  ["说明", "不锈钢制造，耐腐蚀"],
  ["一个长得不像名称的属性名称", "值"],
])("%s: %s is nothing to narrow by", (key, value) => {
  expect(described({ parameters: [{ key, value }] })).toEqual([]);
});

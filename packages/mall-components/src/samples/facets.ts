import type { ActiveFilter } from "../list/ActiveFilters/ActiveFilters.tsx";
import type { FacetOption, FacetRow } from "../list/FacetPanel/facet-panel-props.ts";

const option = (label: string, count: number): FacetOption => ({
  value: label,
  label,
  count,
  href: `/list?f=${encodeURIComponent(label)}`,
});

export const sampleFacets: FacetRow[] = [
  {
    name: "brand",
    label: "品牌",
    ticksHref: "/list?many=brand",
    options: [
      option("拓锋", 128),
      option("锐擎", 96),
      option("安盾", 74),
      option("恒固", 52),
      option("精仪", 31),
      option("云墨", 0),
    ],
  },
  {
    name: "cid",
    label: "分类",
    options: [
      option("手动工具", 210),
      option("电动工具", 164),
      option("气动工具", 38),
      { ...option("工具套装", 22), isSelected: true },
    ],
  },
  { name: "shopKind", label: "店铺", options: [option("自营", 302), option("第三方", 132)] },
  {
    name: "price",
    label: "价格",
    options: [option("0-50", 120), option("50-200", 186), option("200-500", 96), option("500以上", 32)],
  },
];

const attribute = (name: string, ...values: [string, number][]): FacetRow => ({
  name: "attr",
  key: `attr-${name}`,
  label: name,
  ticksHref: `/list?many=attr-${encodeURIComponent(name)}`,
  options: values.map(([value, count]) => option(value, count)),
});

/** What tells goods of one kind apart; more rows than stand at first. */
export const sampleAttributes: FacetRow[] = [
  attribute("规格", ["M4", 12], ["M6", 31], ["M8", 40], ["M10", 22], ["M12", 0]),
  attribute("材质", ["304 不锈钢", 51], ["碳钢", 38], ["铜", 6]),
  attribute("表面", ["镀锌", 30], ["发黑", 18]),
  {
    ...attribute("电压"),
    options: [{ ...option("24V", 8), isSelected: true }, option("220V", 5)],
  },
];

export const sampleFilters: ActiveFilter[] = [
  { id: "cid", label: "分类", value: "工具套装", removeHref: "/list" },
  { id: "brand", label: "品牌", value: "拓锋、锐擎", removeHref: "/list?cid=14" },
];

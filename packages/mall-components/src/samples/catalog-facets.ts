import type { ActiveFilter } from "../catalog/ActiveFilters/ActiveFilters.tsx";
import type { FacetOption, FacetRow } from "../catalog/FacetPanel/FacetPanel.tsx";

const option = (label: string, count: number): FacetOption => ({
  value: label,
  label,
  count,
  href: `/list?f=${encodeURIComponent(label)}`,
});

export const sampleFacets: FacetRow[] = [
  {
    name: "brandIds",
    label: "品牌",
    isMultiple: true,
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

export const sampleFilters: ActiveFilter[] = [
  { id: "cid", label: "分类", value: "工具套装", removeHref: "/list" },
  { id: "brand", label: "品牌", value: "拓锋、锐擎", removeHref: "/list?cid=14" },
];

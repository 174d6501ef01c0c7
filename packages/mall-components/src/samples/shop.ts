/** A shop's own pages of the stories. */
import type { ShopCategory } from "../shop/ShopCategories/ShopCategories.tsx";
import type { ShopProfileView } from "../shop/ShopProfile/ShopProfile.tsx";
import { samplePicture } from "./pictures.ts";

const category = (
  id: string,
  name: string,
  isOpen = false,
  children: readonly ShopCategory[] = [],
): ShopCategory => ({ id, name, isOpen, children, href: `/shop-prod-list?shopId=1&cpid=${id}` });

export const sampleShopTree: ShopCategory[] = [
  category("1", "工具", true, [
    category("11", "手动工具", true, [category("111", "扳手", true), category("112", "钳子")]),
    category("12", "电动工具"),
  ]),
  category("2", "紧固件", false, [category("21", "螺栓"), category("22", "螺母垫圈")]),
  category("3", "办公清洁"),
];

export const sampleProfile: ShopProfileView = {
  company: "上海百工供应链有限公司",
  creditCode: "91310115MA1K3X2Y0A",
  licence: samplePicture("paper", 40),
  address: "上海市浦东新区张江高科技园区祖冲之路 2288 号 3 号楼",
  phone: "400-820-6618",
  website: "https://www.example.com/",
  since: "2024-06-07",
  freight: "每单 ¥8.00，满 ¥99.00 免运费",
  lead: "16:00 前下单当日发货",
  intro: "百工商城自营店铺，十二万平方米中心仓，常备现货三十万种。",
};

import type { ShopKey } from "../shapes.ts";
import type { BannerSeed } from "./home.ts";

/** A shop's banner: drawn words and goods; it leads to goods of the shop that the keyword finds. */
export interface ShopBannerSeed extends Omit<BannerSeed, "link"> {
  shop: ShopKey;
  keyword: string;
}

export const shopBannerSeeds: ShopBannerSeed[] = [
  {
    shop: "platform",
    title: "百工自营 现货三十万种",
    line: "中心仓直发 · 多数城市次日达 · 账期与专票",
    action: "进店选购",
    hue: 212,
    pics: ["drill", "toolbox", "caliper"],
    keyword: "工具",
  },
  {
    shop: "platform",
    title: "车间照明与配电",
    line: "断路器 · 线缆 · 灯具 一站配齐",
    action: "查看商品",
    hue: 38,
    pics: ["breaker", "wire", "highbay"],
    keyword: "断路器",
  },
  {
    shop: "huadong",
    title: "紧固件轴承 源头直供",
    line: "宁波温州两地仓 · 非标定制 · 来图加工",
    action: "立即询价",
    hue: 200,
    pics: ["bearing", "caliper", "micrometer"],
    keyword: "轴承",
  },
  {
    shop: "huadong",
    title: "五金年货 满300元减35元",
    line: "扳手 · 锤子 · 卷尺 店铺券全店可用",
    action: "领券下单",
    hue: 350,
    pics: ["tapemeasure", "toolbox", "grinder"],
    keyword: "扳手",
  },
  {
    shop: "lingnan",
    title: "按岗位配发的劳保方案",
    line: "安全帽 · 呼吸防护 · 听力防护 可印标志",
    action: "进入专区",
    hue: 24,
    pics: ["helmet", "respirator", "earmuff"],
    keyword: "安全",
  },
  {
    shop: "bashu",
    title: "气动阀门仪表 选型到安装",
    line: "自有试压台 · 西南五省上门服务",
    action: "查看现货",
    hue: 168,
    pics: ["gatevalve", "gauge", "frl"],
    keyword: "阀",
  },
  {
    shop: "closed",
    title: "仓库搬迁 暂停营业",
    line: "恢复时间请留意店铺公告",
    action: "敬请谅解",
    hue: 220,
    pics: ["carton", "pallet", "trolley"],
    keyword: "",
  },
  {
    shop: "special",
    title: "云仓集采 统一发运",
    line: "签约经销商专供 · 中心仓直发",
    action: "查看货品",
    hue: 258,
    pics: ["pallettruck", "crate", "shelf"],
    keyword: "",
  },
];

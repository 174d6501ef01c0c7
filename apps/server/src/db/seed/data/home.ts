import type { BannerTone } from "@tradehall/api-client/models/home";

/** Words of a banner, the goods that are shown, and the colour of their ground. */
export interface BannerSeed {
  title: string;
  line: string;
  action: string;
  hue: number;
  pics: string[];
  link: string;
}

/** What a home banner leads to: the goods of a coupon or of an offer, by its name; or a zone. */
type BannerOffer = { coupon: string } | { offer: string } | { zone: "/flash-sale" | "/group-buy" };

/** A home banner: its words stand on a ground of the brand. */
interface HomeBannerSeed extends Omit<BannerSeed, "hue" | "link"> {
  tone: BannerTone;
  of: BannerOffer;
}

export const bannerSeeds: HomeBannerSeed[] = [
  {
    title: "年终设备检修季",
    line: "五金工具 · 量具 · 轴承 领券满500元减50元",
    action: "领券选购",
    tone: "accent",
    pics: ["drill", "bearing", "caliper"],
    of: { coupon: "全平台通用券" },
  },
  {
    title: "劳保换新 安全过冬",
    line: "安全帽 手套 安全鞋 领券满199元减25元",
    action: "领券选购",
    tone: "signal",
    pics: ["helmet", "respirator", "earmuff"],
    of: { coupon: "劳保用品券" },
  },
  {
    title: "企业拼团 人满即发",
    line: "两人或三人成团 · 24 小时内未成团自动退款",
    action: "去开团",
    tone: "inverse",
    pics: ["gatevalve", "gauge", "frl"],
    of: { zone: "/group-buy" },
  },
  {
    title: "限时秒杀 整点开抢",
    line: "爆款低至五五折 · 数量有限",
    action: "马上抢",
    tone: "sale",
    pics: ["multimeter", "tapemeasure", "grinder"],
    of: { zone: "/flash-sale" },
  },
  {
    title: "五金工具 限时八五折",
    line: "电动工具 · 手动工具 · 紧固件 · 每单限量",
    action: "查看优惠",
    tone: "accent",
    pics: ["grinder", "drill", "tapemeasure"],
    of: { offer: "五金工具限时八五折" },
  },
];

const floorBanner = (title: string, line: string, pics: string[], link: string) => ({
  ...{ title, line, pics, link },
  action: "逛逛专场",
});

/** A floor's banner: what is drawn into it, and what it leads to besides the floor's own category. */
export const floorBannerSeeds: Omit<BannerSeed, "hue">[] = [
  floorBanner("动手就用好工具", "锂电 · 手动 · 气动", ["drill", "wrench", "grinder"], "/list?st=0&pn=电钻"),
  floorBanner("一颗螺丝也讲究", "国标紧固件 满箱直发", ["bolt", "nut", "bearing"], "/list?st=0&pn=螺栓"),
  floorBanner("安全从头到脚", "劳保一站配齐", ["helmet", "gloves", "respirator"], "/list?st=0&pn=安全帽"),
  floorBanner("电路好 才放心", "断路器 线缆 照明", ["breaker", "cable", "bulb"], "/list?st=0&pn=断路器"),
  floorBanner("管得住 阀得稳", "气动液压 管阀配件", ["gatevalve", "cylinder", "gauge"], "/list?st=0&pn=阀"),
  floorBanner(
    "量得准 做得精",
    "量具仪表 随货带证",
    ["caliper", "multimeter", "micrometer"],
    "/list?st=0&pn=卡尺",
  ),
  floorBanner("仓里有条理", "货架 周转箱 搬运", ["shelf", "crate", "trolley"], "/list?st=0&pn=周转箱"),
  floorBanner("办公清洁补给站", "按箱采购更省", ["paper", "printer", "broom"], "/list?st=0&pn=A4打印纸"),
];

/** Words under the search box. */
export const hotSearches: string[] = [
  "外六角螺栓",
  "锂电电钻",
  "安全帽",
  "丁腈手套",
  "断路器",
  "球阀",
  "数显卡尺",
  "周转箱",
  "A4打印纸",
  "深沟球轴承",
];

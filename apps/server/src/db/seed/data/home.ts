/** A home banner: the words drawn into it, where it leads, and the goods shown. */
export interface BannerSeed {
  title: string;
  line: string;
  action: string;
  hue: number;
  pics: string[];
  link: string;
}

export const bannerSeeds: BannerSeed[] = [
  {
    title: "年终设备检修季",
    line: "五金工具 · 量具 · 轴承 领券满500元减50元",
    action: "立即选购",
    hue: 212,
    pics: ["drill", "bearing", "caliper"],
    link: "/list?st=0&pn=%E5%B7%A5%E5%85%B7",
  },
  {
    title: "劳保换新 安全过冬",
    line: "安全帽 手套 安全鞋 领券满199元减25元",
    action: "进入专区",
    hue: 22,
    pics: ["helmet", "respirator", "earmuff"],
    link: "/list?st=0&pn=%E5%8A%B3%E4%BF%9D",
  },
  {
    title: "管阀仪表 现货直发",
    line: "球阀 压力表 气动元件 · 16:00 前付款当日发",
    action: "查看现货",
    hue: 190,
    pics: ["gatevalve", "gauge", "frl"],
    link: "/list?st=0&pn=%E9%98%80",
  },
  {
    title: "限时秒杀 整点开抢",
    line: "爆款低至五五折 · 数量有限",
    action: "马上抢",
    hue: 352,
    pics: ["multimeter", "tapemeasure", "grinder"],
    link: "/flash-sale",
  },
  {
    title: "20V 锂电冲击钻 上新",
    line: "无刷电机 · 4.0 Ah 锂电 · 整机质保 12 个月",
    action: "查看新品",
    hue: 265,
    pics: ["drill", "grinder", "tapemeasure"],
    link: "/detail/5",
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

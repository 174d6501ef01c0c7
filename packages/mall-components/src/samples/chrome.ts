import type { CategoryNode } from "../chrome/CategoryFlyout/category-flyout-props.ts";
import type { ShopHead } from "../chrome/Header/shop-head.ts";
import type { HotWord } from "../chrome/HotWords/HotWords.tsx";
import { type SampleShape, samplePicture } from "./pictures.ts";

const shapes: SampleShape[] = ["wrench", "drill", "helmet", "bolt", "meter", "box", "paper", "glove"];

const tree: [string, [string, string[]][]][] = [
  [
    "工具",
    [
      ["手动工具", ["扳手", "螺丝刀", "钳子", "锤子"]],
      ["电动工具", ["电钻", "角磨机", "电锤", "电批"]],
      ["气动工具", ["气动扳手", "喷枪"]],
      ["工具套装", ["家用套装", "汽修套装"]],
    ],
  ],
  [
    "五金紧固",
    [
      ["螺栓", ["外六角", "内六角", "膨胀螺栓"]],
      ["螺母", ["六角螺母", "防松螺母"]],
      ["铆钉", ["抽芯铆钉"]],
    ],
  ],
  [
    "安全防护",
    [
      ["头部防护", ["安全帽", "护目镜", "耳塞"]],
      ["手部防护", ["劳保手套", "防割手套"]],
      ["足部防护", ["安全鞋"]],
    ],
  ],
  [
    "电工电气",
    [
      ["开关插座", ["墙壁开关", "工业插座"]],
      ["线缆", ["BV 线", "护套线"]],
    ],
  ],
  [
    "仪器仪表",
    [
      ["电工仪表", ["万用表", "钳形表"]],
      ["量具", ["游标卡尺", "千分尺"]],
    ],
  ],
  [
    "流体设备",
    [
      ["水泵", ["离心泵", "潜水泵"]],
      ["阀门", ["球阀", "闸阀"]],
    ],
  ],
  [
    "仓储包装",
    [
      ["包装耗材", ["纸箱", "胶带", "缠绕膜"]],
      ["货架", ["轻型货架"]],
    ],
  ],
  [
    "办公用品",
    [
      ["纸品", ["复印纸", "便签"]],
      ["文具", ["中性笔", "文件夹"]],
    ],
  ],
];

/** Three levels of categories. */
export const sampleCategories: CategoryNode[] = tree.map(([name, groups], first) => ({
  id: String(first + 1),
  name,
  children: groups.map(([group, leaves], second) => ({
    id: `${first + 1}${second + 1}`,
    name: group,
    children: leaves.map((leaf, third) => ({
      id: `${first + 1}${second + 1}${third + 1}`,
      name: leaf,
      picture: samplePicture(
        shapes[(first + third) % shapes.length] ?? "box",
        (first * 45 + third * 20) % 360,
      ),
    })),
  })),
}));

/** First levels alone, as the server renders them before anything is opened. */
export const sampleFirstLevels: CategoryNode[] = sampleCategories.map(({ id, name }) => ({ id, name }));

export const sampleHotWords: HotWord[] = [
  { label: "年终采购季", href: "/list?pn=%E5%B7%A5%E5%85%B7", isHot: true },
  ...["冲击钻", "劳保手套", "304 螺栓", "复印纸", "万用表"].map((label) => ({
    label,
    href: `/list?pn=${encodeURIComponent(label)}`,
  })),
];

export const sampleShopHead: ShopHead = {
  name: "百工商城",
  logo: samplePicture("wrench", 40),
  isOpen: true,
  storeType: 1,
};

export const sampleHistory = ["冲击钻 20V", "劳保手套", "M8 不锈钢螺栓"];
export const sampleSuggestions = [
  "手套 劳保 12 双装",
  "手套 防割 五级",
  "手套 丁腈 一次性",
  "手套 电焊 长款",
];

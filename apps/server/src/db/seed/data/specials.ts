/** Products beside the families: pre-sale goods, points goods, packages, and the ones in special states. */

export interface ExtraSeed {
  /** Third-level category it is in and whose template it takes. */
  family: string;
  name: string;
}

export const preSaleSeeds: ExtraSeed[] = [
  { family: "电钻", name: "新一代40V双电池无刷冲击扳手 定扭版预售" },
  { family: "角磨机", name: "智能防卡死锂电角磨机 首批预订" },
  { family: "激光测距", name: "双向激光测距仪 室内外两用新品预售" },
  { family: "安全帽", name: "智能定位安全帽 带语音对讲新款预订" },
  { family: "工矿灯", name: "200lm/W超高光效工矿灯 新品首发预售" },
  { family: "测温仪", name: "256×192高清热像仪 新品预订享赠品" },
  { family: "液压搬运车", name: "3吨全电动锂电搬运车 工厂直发预售" },
  { family: "打印机", name: "国产主控A3黑白激光打印机 预售版" },
  { family: "气体检测", name: "4G联网四合一气体检测仪 新品预订" },
  { family: "仓储货架", name: "免螺丝流利式货架 定制尺寸预售" },
];

interface PreSaleDates {
  /** A part of the product's name. */
  name: string;
  /** Days from now: the deposit's first and last, the balance's first and last. */
  days: [number, number, number, number];
  /** An order of dealer01 whose deposit is paid. */
  ordered?: { daysAgo: number; pieces: number };
}

/** Those that are sold for a deposit, in each phase; the others are paid for at once. */
export const preSaleDates: PreSaleDates[] = [
  { name: "无刷冲击扳手 定扭版", days: [-2, 3, 4, 7] },
  { name: "双向激光测距仪", days: [2, 9, 10, 12] },
  { name: "超高光效工矿灯", days: [-8, -1, 2, 5], ordered: { daysAgo: 3, pieces: 10 } },
  { name: "全电动锂电搬运车", days: [-1, 6, 7, 9] },
  { name: "4G联网四合一", days: [-12, -3, -1, 4], ordered: { daysAgo: 6, pieces: 2 } },
  { name: "免螺丝流利式货架", days: [-20, -12, -10, -2] },
];

interface PointsSeed extends ExtraSeed {
  /** Points of one piece, and the money beside them; default none. */
  score: number;
  yuan?: number;
  /** Sizes it comes in, each for a little more; default one. */
  sizes?: number;
  /** Most pieces for one person, and in all; default no limit. */
  perUser?: number;
  total?: number;
}

/** Goods of the points mall. */
export const pointsSeeds: PointsSeed[] = [
  { family: "卷尺", name: "积分礼·迷你钥匙扣卷尺 2米", score: 300, perUser: 3 },
  { family: "螺丝刀", name: "积分礼·24合1精密螺丝刀套装", score: 1200, perUser: 2 },
  { family: "工具套装", name: "积分礼·家用应急工具包 18件", score: 1800, yuan: 59.9 },
  { family: "劳保手套", name: "积分礼·防滑劳保手套 六双装", score: 500 },
  { family: "安全帽", name: "积分礼·定制编号安全帽", score: 900 },
  { family: "反光背心", name: "积分礼·透气反光背心", score: 450, sizes: 3 },
  { family: "急救用品", name: "积分礼·车载便携急救包", score: 1800 },
  { family: "手电头灯", name: "积分礼·充电强光手电筒", score: 1500 },
  { family: "工业插头插座", name: "积分礼·USB快充插线板 3米", score: 1600 },
  { family: "书写笔", name: "积分礼·中性笔礼盒 20支", score: 400 },
  { family: "纸张本册", name: "积分礼·皮面商务笔记本", score: 700 },
  { family: "电脑外设", name: "积分礼·静音无线鼠标", score: 600, yuan: 19.9 },
  { family: "洗手护肤", name: "积分礼·护手霜三支装", score: 600 },
  { family: "清洁工具", name: "积分礼·桌面迷你吸尘器", score: 1000, yuan: 19.9, total: 200 },
  { family: "卡尺", name: "积分礼·碳纤维数显卡尺", score: 800, yuan: 49.9 },
  { family: "万用表", name: "积分礼·口袋测电万用表", score: 1000, yuan: 69 },
  { family: "登高梯", name: "积分礼·家用三步折叠梯", score: 2000, yuan: 99, perUser: 1 },
  { family: "福利卡券", name: "积分礼·50元通用电子卡", score: 5000, perUser: 2, total: 500 },
];

/** Packages: a title, the main family and what goes with it; prices are nine tenths of the single ones. */
export const packageSeeds: { name: string; main: string; others: string[] }[] = [
  { name: "电钻 + 钻头 钻孔套餐", main: "电钻", others: ["钻头"] },
  { name: "角磨机 + 切割片 打磨套餐", main: "角磨机", others: ["砂轮磨具", "防护眼镜"] },
  { name: "新员工劳保套餐", main: "安全帽", others: ["劳保手套", "防尘口罩"] },
  { name: "夜间施工套餐", main: "反光背心", others: ["手电头灯"] },
  { name: "配电检修套餐", main: "万用表", others: ["验电笔", "电工胶带"] },
  { name: "压缩空气入门套餐", main: "气缸", others: ["电磁阀", "气管接头"] },
  { name: "发货打包套餐", main: "纸箱", others: ["胶带", "缓冲填充"] },
  { name: "仓库上架套餐", main: "仓储货架", others: ["零件盒"] },
  { name: "办公开业套餐", main: "打印机", others: ["纸张本册", "耗材硒鼓"] },
  { name: "量具组合套餐", main: "卡尺", others: ["千分尺"] },
];

/** Names (a part is enough) of the products in special states. */
export const offShelfName = "T5三防灯支架";
export const soldOutName = "K型热电偶测温表";

import type { FamilySeed, GroupSeed } from "./shapes.ts";

export interface DetailFacts {
  number: number;
  name: string;
  brand: string;
  plan: { group: GroupSeed; family: FamilySeed };
  unit: string;
  specs: Record<string, string[]>;
  points: string[];
  parameters: [string, string][];
  pictures: string[];
  /** Only points and parameters: for large catalogues. */
  isShort: boolean;
}

const picture = (path: string | undefined, alt: string): string =>
  path === undefined ? "" : `<p><img src="${path}-800.webp" alt="${alt}" width="800" height="800"></p>`;

const table = (head: string[], rows: string[][]): string =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join("")}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`;

const list = (items: string[], tag = "ul"): string =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join("")}</${tag}>`;

/** Goods that no one can sell again once their seal is broken. */
const sealed = /手套|口罩|面具|听力|急救|护肤|纸品|清洁剂|润滑|清洗|胶粘|切削液|硒鼓/;

/** What a buyer may give back of these goods; the terms say the same of all (data/terms-zh.ts). */
export function returnsOf({ name, unit }: Pick<FamilySeed, "name" | "unit">): string {
  if (unit === "米") return "按米裁切的商品不支持无理由退货，质量问题除外";
  return sealed.test(name)
    ? "自签收之日起七天内未拆封可无理由退货，拆封后影响安全或卫生的不支持"
    : "自签收之日起七天内，商品完好可无理由退货";
}

/** The rich text under 商品详情, in one of five arrangements. */
export function detailHtml(facts: DetailFacts): string {
  const { group, family } = facts.plan;
  const [main, ...more] = facts.pictures;
  const alt = family.name;
  const points = list(facts.points);
  const intro = `<p>${facts.brand}${family.name}适用于${group.uses}。${facts.points[0] ?? ""}</p>`;
  if (facts.isShort) return `<h3>产品介绍</h3>${intro}${points}`;
  const parameters = table(["参数", "说明"], facts.parameters);
  const choices = table(
    ["可选规格", "可选值"],
    Object.entries(facts.specs).map(([key, values]) => [key, values.join(" / ")]),
  );
  const isVirtual = family.mold === 1;
  const after = isVirtual
    ? `<h3>使用流程</h3>${list(["下单时填写联系人与服务信息", "付款成功后在订单详情查看券码", "服务人员二十四小时内联系预约", "服务完成后出示券码核销"], "ol")}`
    : `<h3>包装与售后</h3>${list([`出厂包装：每${facts.unit}独立防护，外箱加固`, returnsOf({ name: family.name, unit: facts.unit }), "收到货物请当面清点，破损可拒收并联系客服"])}`;
  const notice = `<blockquote><p>温馨提示：图片为示意图，细节以实物为准；批量采购、定制规格请联系客服获取专属报价。</p></blockquote>`;
  const steps = list(
    [
      "核对型号与规格是否与需求一致",
      "使用前检查外观与配件是否齐全",
      "按说明书要求安装或操作，不超载、不超范围使用",
      "使用后清洁并置于干燥通风处保存",
    ],
    "ol",
  );
  const arrangements = [
    `<h2>${facts.name}</h2>${intro}${picture(main, alt)}<h3>产品特点</h3>${points}<h3>规格参数</h3>${parameters}${after}`,
    `${picture(more[0] ?? main, alt)}<h3>为什么选择${facts.brand}</h3>${facts.points.map((point) => `<p><strong>◆</strong> ${point}</p>`).join("")}<h3>选型表</h3>${choices}${parameters}${notice}`,
    `<h3>适用场景</h3><p>${group.uses}</p>${picture(main, alt)}<h3>使用说明</h3>${steps}<h3>技术参数</h3>${parameters}${after}${notice}`,
    `<h2>产品概述</h2>${intro}<h3>核心卖点</h3>${points}${picture(main, alt)}${picture(more.at(-1), "服务与保障")}<h3>可选规格</h3>${choices}<hr>${after}`,
    `${facts.pictures.map((path) => picture(path, alt)).join("")}<h3>产品介绍</h3>${intro}<h4>参数</h4>${parameters}<h4>选型</h4>${choices}<h4>注意事项</h4>${steps}${after}${notice}`,
  ];
  return arrangements[facts.number % arrangements.length] ?? "";
}

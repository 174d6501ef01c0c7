import type { CompanyChoice } from "../forms/CompanyField/index.ts";
import { samplePicture } from "./pictures.ts";

/** Companies of the look-up. */
export const sampleCompanies: readonly CompanyChoice[] = [
  {
    name: "苏州恒达精密机械有限公司",
    creditCode: "91320505MA1XHR62Q3",
    description: "顾晓东 江苏省苏州市虎丘区",
  },
  { name: "宁波恒达五金有限公司", creditCode: "91330212MA2HD8Y07K", description: "何明 浙江省宁波市鄞州区" },
  {
    name: "恒达（内蒙古自治区呼伦贝尔）新能源装备制造与技术服务股份有限公司（这是一个很长的名字）",
    creditCode: "91150702MA0QHD113X",
    description: "内蒙古自治区呼伦贝尔市海拉尔区",
  },
];

/** Models of the landing page's drop-down. */
export const sampleModels = [
  {
    label: "拓锋 72齿棘轮两用扳手",
    options: [
      { value: "1", label: "10mm 单支" },
      { value: "2", label: "12 件套" },
    ],
  },
  { label: "博远 20V 无刷锂电钻", options: [{ value: "3", label: "裸机" }] },
];

/** Products of the landing page. */
export const sampleLandingProducts = [
  {
    id: "1",
    name: "拓锋 72齿棘轮两用扳手",
    brief: "换向快，狭小空间可用",
    picture: samplePicture("wrench", 210),
  },
  { id: "2", name: "博远 20V 无刷锂电钻", brief: "双速 60N·m", picture: samplePicture("drill", 30) },
  { id: "3", name: "深沟球轴承 6204-2RS", brief: "低噪音，双面密封", picture: samplePicture("meter", 160) },
  { id: "4", name: "8.8 级外六角螺栓", brief: "整箱起订，附质保书", picture: samplePicture("bolt", 260) },
];

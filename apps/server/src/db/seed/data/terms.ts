/** What a shop's terms are filled with, and what is special about each shop. */
import type { ShopKey } from "../shapes.ts";

export interface TermsFacts {
  name: string;
  tel: string;
  address: string;
  freight: string;
  freeFreight: string;
  freeFreightEn: string;
  noDelivery: string;
  noDeliveryEn: string;
  special: string;
  specialEn: string;
}

/** The clause that only this shop has. */
export const specialClauses: Record<ShopKey, { zh: string; en: string }> = {
  platform: {
    zh: "本店为商城自营店铺，商品由中心仓直接发货。企业客户经审核后可以享受账期结算与专属报价。",
    en: "This is the mall's own shop; goods leave its central warehouse. Approved enterprise customers may have a credit period and prices of their own.",
  },
  huadong: {
    zh: "来图加工及非标紧固件属于定制商品，须经双方书面确认图纸、材质与交期后排产，确认后不接受无理由退货。",
    en: "Parts made to drawing and non-standard fasteners are custom-made: production starts once drawing, material and date are agreed in writing, and they cannot be returned without reason.",
  },
  lingnan: {
    zh: "个人防护用品须按照国家标准及产品说明选用和更换；加印企业标志的商品自印制开始后不可取消。",
    en: "Protective equipment is chosen and replaced as national standards and its instructions say; goods printed with a company's mark cannot be cancelled once printing has begun.",
  },
  bashu: {
    zh: "阀门、仪表等需要检定的商品随货提供出厂检验报告；现场安装与调试服务另行报价，不包含在商品价格之内。",
    en: "Valves, gauges and other goods that need verification come with the maker's test report; installation and adjustment on site are quoted apart.",
  },
  closed: {
    zh: "本店因仓库搬迁暂停营业，停业期间不接受新订单；停业前成立的订单继续履行，售后服务不受影响。",
    en: "The shop is suspended while its warehouse moves and takes no new orders; earlier orders are carried out and after-sales service goes on.",
  },
  special: {
    zh: "本店为云仓专供店铺，仅面向受邀的签约经销商；所售商品由云仓统一集采和发运，不得跨区域转售。",
    en: "This shop sells from the cloud warehouse to invited contract dealers only; goods are bought and shipped centrally and may not be resold across regions.",
  },
  offline: {
    zh: "本店已下线，不接受新订单；下线前成立的订单继续履行，售后服务不受影响。",
    en: "The shop is offline and takes no new orders; earlier orders are carried out and after-sales service goes on.",
  },
  notYetOpen: {
    zh: "本店尚未营业，暂不接受订单。",
    en: "The shop is not open yet and takes no orders.",
  },
};

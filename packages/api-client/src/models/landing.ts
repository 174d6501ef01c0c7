/** The landing page and its enquiry (Spec §3 "Landing form state", §7). */
import { leadLimits } from "@tradehall/mall-rules/limits";
import { leadSources, leadUserTypes } from "@tradehall/mall-rules/states/site/landing";
import * as v from "valibot";
import { dateTime, flag, id, picture, text } from "./wire.ts";

/** A product of the landing page. */
export const LandingProd = v.object({ prodId: id, prodName: v.string(), brief: v.string(), pic: picture });
export type LandingProd = v.InferOutput<typeof LandingProd>;

/** A product's models to choose from. */
export const ProdModels = v.object({
  prodId: id,
  prodName: v.string(),
  skuList: v.array(v.object({ skuId: id, skuName: v.string() })),
});
export type ProdModels = v.InferOutput<typeof ProdModels>;

/** A company of the look-up. */
export const Company = v.object({
  companyName: v.string(),
  creditCode: v.string(),
  legalPerson: v.string(),
  region: v.string(),
});
export type Company = v.InferOutput<typeof Company>;

const oneOf = (numbers: Record<string, number>) => v.picklist([0, ...Object.values(numbers)]);

/** What the form sends; 0 where nothing was chosen, which is refused at its field. */
export const LeadForm = v.object({
  /** The model's SKU. */
  skuId: id,
  enterpriseName: text(leadLimits.enterpriseNameMax),
  /** Of a company picked from the look-up; empty for a name typed freely. */
  creditCode: v.optional(text(18), ""),
  userType: oneOf(leadUserTypes),
  contactName: text(leadLimits.contactNameMax),
  mobile: text(20),
  provinceId: id,
  cityId: id,
  areaId: id,
  acquisitionSource: oneOf(leadSources),
  /** 1 came through the embedded form. */
  isEmbedded: v.optional(flag, 0),
});
export type LeadForm = v.InferInput<typeof LeadForm>;

export const leadFormExample: LeadForm = {
  skuId: 1,
  enterpriseName: "上海拓远机电设备有限公司",
  creditCode: "91310115MA1K4TY081",
  userType: 1,
  contactName: "周明远",
  mobile: "13817620451",
  provinceId: 310_000,
  cityId: 310_100,
  areaId: 310_115,
  acquisitionSource: 3,
  isEmbedded: 0,
};

const { isEmbedded: _, ...typed } = LeadForm.entries;

/** What a buyer sent last, so that they see it and can send it again otherwise. */
export const OwnLead = v.object({
  ...typed,
  leadId: id,
  /** Name of the model, which may be gone since. */
  productModel: v.string(),
  /** Names of the region. */
  region: v.string(),
  createTime: dateTime,
});
export type OwnLead = v.InferOutput<typeof OwnLead>;

export const ownLeadExample: OwnLead = {
  leadId: 1,
  skuId: 1,
  productModel: "两用扳手 10mm 单支",
  enterpriseName: "上海拓远机电设备有限公司",
  creditCode: "91310115MA1K4TY081",
  userType: 1,
  contactName: "周明远",
  mobile: "13817620451",
  provinceId: 310_000,
  cityId: 310_100,
  areaId: 310_115,
  region: "上海市 上海市 浦东新区",
  acquisitionSource: 3,
  createTime: "2026-11-21 10:00:00",
};

/** An enquiry that was kept. */
export const LeadReceipt = v.object({ leadId: id, createTime: dateTime });

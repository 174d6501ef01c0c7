/** The landing page's wire shapes → props, and its form → the call's body. */

import type {
  Company,
  LandingProd,
  LeadForm,
  OwnLead,
  ProdModels,
} from "@tradehall/api-client/models/landing";
import type { LandingProduct } from "@tradehall/mall-components/entry/LandingFrame";
import type { CompanyChoice } from "@tradehall/mall-components/forms/CompanyField";
import { toId } from "@tradehall/mall-rules/checks/id";
import type { leadRules } from "@tradehall/mall-rules/checks/landing";
import { placeText } from "./shell.ts";

export const toLandingProduct = ({ prodId, prodName, brief, pic }: LandingProd): LandingProduct => ({
  id: String(prodId),
  name: prodName,
  brief,
  picture: pic,
});

/** A product without models to choose from is left out. */
export const toModelGroups = (prods: readonly ProdModels[]) =>
  prods
    .filter(({ skuList }) => skuList.length > 0)
    .map(({ prodName, skuList }) => ({
      label: prodName,
      options: skuList.map(({ skuId, skuName }) => ({ value: String(skuId), label: skuName })),
    }));

export const toCompanyChoice = ({
  companyName,
  creditCode,
  legalPerson,
  region,
}: Company): CompanyChoice => ({
  name: companyName,
  creditCode,
  description: [legalPerson, placeText([region])].filter(Boolean).join(" "),
});

export type LeadValues = Partial<Record<keyof typeof leadRules, string>>;

/** What was sent before, for sending it again otherwise. */
export const toLeadValues = (lead: OwnLead): LeadValues => ({
  skuId: lead.skuId > 0 ? String(lead.skuId) : "",
  enterpriseName: lead.enterpriseName,
  creditCode: lead.creditCode,
  userType: String(lead.userType),
  contactName: lead.contactName,
  mobile: lead.mobile,
  provinceId: String(lead.provinceId),
  cityId: String(lead.cityId),
  areaId: String(lead.areaId),
  acquisitionSource: String(lead.acquisitionSource),
});

export const toSentLead = (lead: OwnLead) => ({
  leadId: String(lead.leadId),
  timeText: lead.createTime.slice(0, 16),
  enquiry: {
    model: lead.productModel,
    enterprise: lead.enterpriseName,
    contact: [lead.contactName, lead.mobile].join(" "),
    region: placeText([lead.region]),
  },
});

const idOf = (text: string | undefined): number => toId(text) ?? 0;

/** What is not a number counts as not chosen, so that the server names its field. */
export const toLeadBody = (values: LeadValues, isEmbedded: boolean): LeadForm => ({
  skuId: idOf(values.skuId),
  enterpriseName: values.enterpriseName ?? "",
  creditCode: values.creditCode ?? "",
  userType: idOf(values.userType) as LeadForm["userType"],
  contactName: values.contactName ?? "",
  mobile: values.mobile ?? "",
  provinceId: idOf(values.provinceId),
  cityId: idOf(values.cityId),
  areaId: idOf(values.areaId),
  acquisitionSource: idOf(values.acquisitionSource) as LeadForm["acquisitionSource"],
  isEmbedded: isEmbedded ? 1 : 0,
});

/** The landing page's wire shapes → props, and its form → the call's body. */
import type { Company, LandingProd, LeadForm, ProdModels } from "@tradehall/api-client/models/landing";
import type { CompanyChoice } from "@tradehall/mall-components/shell/CompanyField";
import type { LandingProduct } from "@tradehall/mall-components/shell/LandingFrame";
import type { LeadFieldName } from "@tradehall/mall-components/shell/LeadForm";
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

export type LeadValues = Partial<Record<LeadFieldName, string>>;

const numberOf = (text: string | undefined): number => (text && /^\d{1,15}$/.test(text) ? Number(text) : 0);

/** What is not a number counts as not chosen, so that the server names its field. */
export const toLeadBody = (values: LeadValues, isEmbedded: boolean): LeadForm => ({
  skuId: numberOf(values.skuId),
  enterpriseName: values.enterpriseName ?? "",
  creditCode: values.creditCode ?? "",
  userType: numberOf(values.userType) as LeadForm["userType"],
  contactName: values.contactName ?? "",
  mobile: values.mobile ?? "",
  provinceId: numberOf(values.provinceId),
  cityId: numberOf(values.cityId),
  areaId: numberOf(values.areaId),
  acquisitionSource: numberOf(values.acquisitionSource) as LeadForm["acquisitionSource"],
  isEmbedded: isEmbedded ? 1 : 0,
});

import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ShopProfile. */
export const words = defineMessages({
  intro: { id: "shopProfile.intro", defaultMessage: "店铺介绍" },
  company: { id: "shopProfile.company", defaultMessage: "企业名称" },
  copyCode: { id: "shopProfile.copyCode", defaultMessage: "复制信用代码" },
  codeCopied: { id: "shopProfile.codeCopied", defaultMessage: "信用代码已复制" },
  address: { id: "shopProfile.address", defaultMessage: "所在地" },
  phone: { id: "shopProfile.phone", defaultMessage: "联系电话" },
  website: { id: "shopProfile.website", defaultMessage: "官方网站" },
  freight: { id: "shopProfile.freight", defaultMessage: "运费说明" },
  lead: { id: "shopProfile.lead", defaultMessage: "发货时效" },
  since: { id: "shopProfile.since", defaultMessage: "入驻时间" },
  licence: { id: "shopProfile.licence", defaultMessage: "经营资质" },
  licenceOf: { id: "shopProfile.licenceOf", defaultMessage: "{company}的营业执照" },
});

import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "店铺信息页的资料：企业、信用代码、地址、电话、运费、发货时效，和营业执照。",
    "A shop's facts: company, credit code, place, telephone, freight, dispatch, and its licence.",
  ],
  instead: [
    ["shop/ShopHead", "每页都要的店名和评分", "Name and rating on all of its pages"],
    ["store/StoreSheet", "商家自己的入驻资料", "What a new shop sent in, for itself"],
    ["ui/DescriptionList", "别的成对信息", "Other pairs of facts"],
  ],
  anatomy: [
    ["dt", "栏名；没有值的整行不出现", "name; a row without value is left out"],
    ["dd", "值", "value"],
    ["dd button", "复制信用代码", "copies the credit code"],
    ["figure img", "营业执照，完整显示不裁切", "the licence, shown whole"],
    ["figcaption", "经营资质", "caption"],
  ],
  states: [
    ["SaysLittle", "资料少：没有执照，只有几行", "Says little: a few rows, no licence"],
    ["Narrow", "手机上执照在下面", "On a phone the licence is below"],
  ],
  good: [["SaysLittle", "没填的不显示，不写“暂无”。", "What is not given is left out, without “none”."]],
  bad: [
    [
      {
        profile: {
          company: "上海百工供应链有限公司",
          creditCode: "暂无",
          licence: "",
          address: "暂无",
          phone: "暂无",
          website: "",
          since: "2024-06-07",
          freight: "暂无",
          lead: "暂无",
          intro: "",
        },
      },
      "用“暂无”填空：代码会被复制，电话会变成拨打链接。传空字符串。",
      "“None” in place of an empty string: it can be copied as a code and called as a telephone.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "复制、电话、网站", "copy, telephone, site"],
    ["Enter / Space", "复制信用代码", "copies the code"],
    ["Enter", "拨打、打开网站（新标签页）", "calls, opens the site in another tab"],
  ],
  speech: [
    "成对的名称和值；执照读“上海百工供应链有限公司的营业执照”；复制后读“信用代码已复制”。",
    "Pairs of name and value; the licence says whose it is; after copying it says so.",
  ],
  layout: [
    "桌面左边资料、右边执照，手机上下排；外面的白底和标题由页面给。网站只显示主机名，长地址不撑开；没写 https:// 也能打开，不是网址就当文字显示。",
    "Facts left and licence right on a desktop, else below. Ground and heading are the page's. Of a site the host alone is shown; without a scheme it opens by https, and what is no address is words.",
  ],
  related: ["shop/ShopHead", "product/RegionMap", "ui/DescriptionList"],
} satisfies ComponentDocs;

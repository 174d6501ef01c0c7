import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "申请开店的整张表：店名即时查重，联系人、地址和地图位置、简介，四张资质图片。退回后改了再交也用它。",
    "The whole application for a shop: name checked while typed, contact, place with its map, words about it, four pictures. Also for sending it again.",
  ],
  instead: [
    ["store/StoreSheet", "提交后只读", "Reading what was sent"],
    ["entry/LeadForm", "只留联系方式", "Leaving one's contact alone"],
    ["account/AddressForm", "收货地址", "A delivery address"],
  ],
  anatomy: [
    ["input[name=shopName]", "店名，下面说能不能用", "name; below it whether it is free"],
    ["input[name=contact]", "联系人和电话，两列", "contact and telephone, side by side"],
    ["fieldset", "省市区，地图跟着它", "region, which the map follows"],
    ["textarea[name=addr]", "街道和门牌", "street and house"],
    ["h3", "资质材料：说明和四个上传框", "papers: a word on privacy and four pictures"],
    ["button[type=submit]", "申请或重新提交", "apply, or send it again"],
  ],
  states: [
    ["Filled", "填好，重新提交", "Filled in, to be sent again"],
    ["NameFree", "店名可用", "The name is free"],
    ["NameTaken", "店名被占用", "The name is taken"],
    ["Pending", "正在提交", "Being sent"],
    ["Refused", "店名和执照被退回", "Name and licence were refused"],
    ["Narrow", "手机上一列", "On a phone, one column"],
  ],
  good: [["NameTaken", "还没提交就知道店名不行。", "One learns that the name is taken before sending."]],
  bad: [
    [
      { isAgain: true },
      "第一次申请却写“重新提交申请”。只有交过才传 isAgain。",
      "A first application that says to send it again. Give isAgain only then.",
    ],
    [
      { formError: "请检查填写的内容" },
      "十几项里哪项错了？同时传 fieldErrors。",
      "Which of a dozen fields? Give fieldErrors, too.",
    ],
  ],
  keyboard: [...keys.form, ["↑ ↓", "在省、市、区里换一项", "chooses a region"]],
  speech: [
    "表单读作“申请开店”；店名的检查结果是字段说明的一部分；出错时焦点到第一个错，图片也算。",
    "A named form; what is known of the name is part of its description; after a faulty try the focus goes to the first fault, pictures too.",
  ],
  layout: [
    "联系人和图片两列，768 像素以下一列。自己没有卡片底；放进 Surface，宽 640 像素以上。图片框由 pictures 传入。",
    "Two columns for contact and pictures, one below 768 px. No ground of its own: put it on a Surface of 640 px or more. The picture fields are given.",
  ],
  related: ["store/StorePictureField", "store/StorePlaceField", "store/StoreStatePanel", "store/StoreSheet"],
} satisfies ComponentDocs;

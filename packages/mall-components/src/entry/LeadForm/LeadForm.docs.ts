import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "潜在客户留采购需求：要什么型号、哪家企业、怎么联系、在哪里、从哪里知道的。填完有采购顾问打电话。",
    "A future customer's enquiry: which model, which enterprise, whom to call, where, and how they heard of the mall. An adviser calls back.",
  ],
  instead: [
    ["quote/QuoteForm", "已经是客户，要询价", "A customer asks for prices"],
    ["entry/NewAccountForm", "直接注册账号", "To register an account"],
    ["store/StoreApplicationForm", "申请开店", "To apply for a store"],
  ],
  anatomy: [
    [
      "select[name=skuId]",
      "意向商品型号，按商品分组；一个型号都没有就不问",
      "model, grouped by product; not asked for where there is none",
    ],
    [
      "input[name=enterpriseName]",
      "企业名称，可从查到的企业里选",
      "enterprise, may be picked from those found",
    ],
    ["[role=radiogroup]", "用户类型", "kind of customer"],
    ["input[name=mobile]", "手机号，与联系人并排", "mobile number, beside the contact"],
    ["select[name=provinceId]", "省、市、区", "province, city, area"],
    ["button[type=submit]", "提交需求", "sends it"],
  ],
  states: [
    ["LoadingCities", "选了省，城市正在加载", "A province is chosen, its cities are on their way"],
    ["Pending", "正在提交", "It is being sent"],
    [
      "Refused",
      "服务器拒绝：原因在各字段下，填过的还在",
      "Refused by the server: why is at each field, what was typed is kept",
    ],
    ["Failed", "整单失败：原因在最上面", "All of it failed: why is on top"],
    [
      "NoModels",
      "没有可选型号：不问型号，照样能提交",
      "No models to choose: none is asked for, and it can be sent",
    ],
    ["Narrow", "手机上一列", "On a phone one column"],
  ],
  good: [
    ["Refused", "只改错的两项，其余不用重填。", "Two fields are to correct, the others need no typing."],
  ],
  bad: [
    [
      "NoModels",
      "有商品却没给型号：顾问打电话前不知道要问什么。",
      "There are products and their models are not given: the adviser calls without knowing what it is about.",
    ],
  ],
  keyboard: [
    ...keys.form,
    ["↑ ↓", "在下拉、单选、企业候选里换一项", "moves in selects, radios and found enterprises"],
  ],
  speech: [
    "读作表单“提交采购需求”；找到几家企业会读出；提交时所有错误写在各字段并随字段读出，焦点到第一个错误。",
    "The form “提交采购需求”; how many enterprises were found is read; faults are read with their fields, and the focus goes to the first.",
  ],
  layout: [
    "一列，占满父级（约 480 像素的卡片正好），联系人与手机号窄时上下排；按钮与表单同宽。卡片、标题由 LandingFrame 给。",
    "One column as wide as its parent, a card of about 480 px; contact and number are below each other where it is narrow; the button is as wide as the form. Card and heading are LandingFrame's.",
  ],
  related: ["entry/LandingFrame", "entry/LeadThanks", "forms/CompanyField", "forms/RegionCascader"],
} satisfies ComponentDocs;

import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "新增或编辑发票抬头：个人只填姓名；单位填名称和税号，输入名称能查到企业并自动填税号。",
    "Adds or edits an invoice title: a person's name alone, or a unit's name and taxpayer number, which comes with a company picked while typing.",
  ],
  instead: [
    ["invoice/InvoiceChoice", "给订单选抬头", "Choosing a title for an order"],
    ["forms/CompanyField", "只要查企业名称", "Looking up a company alone"],
    ["enterprise/JoinForm", "加入企业", "Joining an enterprise"],
  ],
  anatomy: [
    ["[role=radiogroup]", "单位或个人", "unit or person"],
    ["input[name=titleName]", "名称，打字时列出企业", "name, offers companies while typing"],
    ["input[name=taxNo]", "税号；个人没有", "taxpayer number; not of a person"],
    ["input[name=unitAddress]", "专票要的四项，选填", "four facts for a special invoice, optional"],
    ["input[type=checkbox]", "设为默认", "makes it the default"],
    ["button[type=submit]", "保存抬头", "save"],
  ],
  states: [
    ["Filled", "编辑默认抬头", "Editing the default one"],
    ["OfPerson", "个人：只有姓名", "A person: the name alone"],
    ["Pending", "保存中", "Being saved"],
    ["Refused", "已满 20 个", "Twenty are kept already"],
    ["Narrow", "手机上，带取消", "On a phone, with cancel"],
  ],
  good: [
    [
      "OfPerson",
      "个人不用的项都收起，连脚本没加载时也一样。",
      "What a person does not need is hidden, without script, too.",
    ],
  ],
  bad: [
    [
      { defaultValues: { titleType: "1", titleName: "上海拓远机电设备有限公司" } },
      "公司名选成“个人”：没有税号，报销和抵扣都不行。titleType 传“2”。",
      "A company as a person has no taxpayer number and is no use to its accounts. Give titleType 2.",
    ],
  ],
  keyboard: [
    ...keys.form,
    ["↑ ↓ Enter", "在查到的企业里选", "chooses a company that was found"],
    ["Esc", "收起企业列表", "closes that list"],
  ],
  speech: [
    "名称是组合框，轻声播报查到几家；选了企业，税号自动填好；出错时焦点到第一个错。",
    "The name is a combo box that says how many were found; picking one fills in the number; faults bring the focus.",
  ],
  layout: [
    "一列，四项资料两列，手机一列。自己没有卡片底，放进 Surface 或弹窗，600 像素左右。",
    "One column, the four facts in two, on a phone one. It has no ground: a Surface or dialog of about 600 px.",
  ],
  related: ["invoice/InvoiceTitleList", "forms/CompanyField", "invoice/InvoiceChoice"],
} satisfies ComponentDocs;

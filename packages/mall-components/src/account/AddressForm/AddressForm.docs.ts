import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "填写一个收货地址：收货人、手机号、省市区、详细地址、是否默认。输入即查，没有脚本也能提交。",
    "Fills in a delivery address: receiver, mobile number, region, street, whether it is the default. Checks what is typed, and is sent without script, too.",
  ],
  instead: [
    ["account/AddressDialog", "在别的页面上临时加一个地址", "Adding one from within another page"],
    ["forms/RegionCascader", "只要省市区", "The region alone"],
  ],
  anatomy: [
    ["input[name=receiver]", "收货人，2–50 字", "receiver, 2–50 characters"],
    [
      "input[name=mobile]",
      "手机号，空格和全角数字会整理",
      "mobile number, spaces and full-width digits are tidied",
    ],
    ["fieldset", "省、市、区：选了上一级才能选下一级", "province, city, area: each opens the next"],
    ["textarea", "详细地址，5–50 字", "street and house, 5–50 characters"],
    ["input[type=checkbox]", "设为默认", "makes it the default"],
    [
      "button[type=submit]",
      "保存；有 onCancel 时左边多一个取消",
      "save; with onCancel a cancel button before it",
    ],
  ],
  states: [
    ["Filled", "编辑：带“取消”", "Editing, with cancel"],
    ["DefaultLocked", "已是默认：不能取消默认", "It is the default and stays so"],
    ["Pending", "保存中", "Being saved"],
    [
      "ServerErrors",
      "服务器的错误：字段下一句，表单上一句",
      "The server's errors, at a field and for the whole",
    ],
    ["Narrow", "手机上一列", "On a phone, one column"],
  ],
  good: [
    [
      { defaultValues: { receiver: "昆山仓库收货组", mobile: "13900007788" } },
      "已知的先填好，人只补缺的。",
      "What is known is filled in, people add the rest.",
    ],
  ],
  bad: [
    [
      { formError: "提交失败" },
      "没说错在哪、怎么办。能归到字段的错误写进 fieldErrors。",
      "It says neither what is wrong nor what to do. What belongs to a field goes into fieldErrors.",
    ],
  ],
  keyboard: [...keys.form, ["↑ ↓", "在省、市、区里换一项", "chooses a region"]],
  speech: [
    "表单读作“新增收货地址”或“编辑收货地址”；字段读名称、必填和字数；出错时焦点到第一个错，读出原因；整体错误立即播报。",
    "The form is named add or edit; each field says its name, that it is needed and how many characters are left; after a faulty try the focus goes to the first fault; an error of the whole interrupts.",
  ],
  layout: [
    "自己排两列，768 像素以下一列；按钮靠右，手机上平分一行。宽度占满父级，父级给 600 像素左右最舒服。",
    "Two columns, one below 768 px; buttons at the end, on a phone half the line each. As wide as its parent, best about 600 px.",
  ],
  related: ["account/AddressDialog", "forms/RegionCascader", "ui/Form"],
} satisfies ComponentDocs;

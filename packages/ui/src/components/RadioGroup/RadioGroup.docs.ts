import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "几个选项里选一个，全部看得见：配送方式、收货地址、规格。有圆点、卡片、小块三种样子。",
    "One of several choices, all in sight: a way of delivery, an address, a specification. As circles, cards or chips.",
  ],
  instead: [
    ["ui/Select", "选项超过七个，或地方窄", "More than seven choices, or little room"],
    ["ui/CheckboxGroup", "可以选几个", "Several may be chosen"],
    ["ui/SegmentedControl", "切换视图或时间段，立刻生效", "It switches a view or a span of time at once"],
    ["product/SkuPicker", "商品的多组规格，互相限制", "Specifications of a product that limit each other"],
  ],
  anatomyStory: "Cards",
  anatomy: [
    ["[role=radiogroup] > div", "问题", "the question"],
    ["label", "选项：整块都能按", "a choice: all of it can be pressed"],
    ["input", "圆点：原生单选框", "mark: a native radio button"],
    ["label span span", "说明，可省", "its hint, optional"],
  ],
  states: [
    ["Cards", "card：选项带说明，一样宽", "card: choices with hints, equally wide"],
    [
      "Chips",
      "chip：规格；停用的划线、虚线框",
      "chip: specifications; a disabled one is struck, its line dashed",
    ],
    ["Invalid", "必填没选", "Required and not chosen"],
    ["Disabled", "整组不能选", "None can be chosen"],
    ["Narrow", "手机上卡片竖排", "On a phone cards are below each other"],
  ],
  good: [["Cards", "要比较细节才能选，就把细节写在卡片里。", "Where details decide, the cards show them."]],
  bad: [
    [
      {
        label: "我同意服务协议",
        options: [{ value: "yes", label: "同意" }],
      },
      "只有一个选项，选了就取消不了：用 Checkbox。",
      "A single choice that cannot be taken back: a Checkbox.",
    ],
    [
      { variant: "chip", label: "送货上门的时间安排", defaultValue: "express", orientation: "vertical" },
      "chip 像商品规格，被划掉的选项像没货。表单里用 plain。",
      "Chips look like specifications, a struck one like sold out. Forms take plain.",
    ],
  ],
  keyboard: keys.radios,
  speech: [
    "“配送方式，单选组”，每项读“普通快递，单选按钮，已选中，1/3”；说明随选项读。出错时整组读“无效”和原因。",
    "“Delivery, radio group”, each choice with “selected, 1 of 3” and its hint. When wrong the group is read as invalid with the reason.",
  ],
  layout: [
    '名称、选项、说明、错误竖排，占满父级。plain 横排会换行，或 orientation="vertical"；card 每张至少 200 像素（百工），一样宽，放不下换行；chip 按字宽。',
    "Label, choices, hint and error one below the other, as wide as the parent. plain is in a row that wraps, or vertical; cards are equally wide, at least 200 px (in Baigong), then wrap; chips are as wide as their words.",
  ],
  related: ["ui/CheckboxGroup", "ui/Select", "ui/SegmentedControl", "product/SkuPicker"],
} satisfies ComponentDocs;

import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "选规格：每种规格一行按钮，冲突、无货的值看得出也还能按，按了会替人换到最近的可选组合。",
    "Options in rows of buttons. Values in conflict or sold out are seen and can still be pressed: the others then move to the nearest that go with it.",
  ],
  instead: [
    ["product/BuyBox", "连数量和购买一起要", "Quantity and buying as well"],
    ["product/SkuMatrix", "一次买多个规格", "Several variants at once"],
    ["ui/RadioGroup", "普通表单里的单选", "One choice in an ordinary form"],
    ["ui/SegmentedControl", "切换视图", "Switching a view"],
  ],
  anatomyStory: "Impossible",
  anatomy: [
    ["span:has(+ [role=radiogroup])", "规格名", "name of the option"],
    ["[role=radio][aria-checked=true]", "已选：主色描边和浅底", "chosen: outlined on a soft ground"],
    ["[role=radio] img", "值的小图，左侧", "a value's picture"],
    [
      "[role=radio][aria-label]",
      "冲突加删除线，无货只有虚线，都能按",
      "in conflict it is struck, sold out it is dashed; both can be pressed",
    ],
  ],
  states: [
    [
      "Impossible",
      "冲突的值：按下后其他规格自动换，并说明",
      "In conflict: pressing moves the others, and says so",
    ],
    ["SoldOutValue", "有的组合无货：虚线", "Some are sold out: dashed"],
    [
      "Missing",
      "没选就提交：虚线框出并写“请选择套装”",
      "Not chosen at submitting: framed, with what to choose",
    ],
    ["Links", "没有脚本也能选：值是链接", "Without script values are links"],
    ["Disabled", "店铺关闭或下架：都不能选", "Shop closed or off the shelf: nothing can be chosen"],
  ],
  good: [
    [
      "Impossible",
      "冲突的值不禁用：人不必先取消别的再选它。",
      "Values in conflict are not disabled: nothing has to be undone first.",
    ],
  ],
  bad: [
    [
      {
        specs: [
          {
            name: "规格参数型号",
            values: [
              "20V 无刷锂电冲击钻主机一台加标准电池两块加快速充电器加吹塑工具箱",
              "20V 无刷锂电冲击钻主机一台加大容量电池一块加标准充电器加布袋",
            ],
          },
        ],
        skus: [
          {
            id: "1",
            values: { 规格参数型号: "20V 无刷锂电冲击钻主机一台加标准电池两块加快速充电器加吹塑工具箱" },
            yuan: "468.00",
            stock: 9,
          },
        ],
      },
      "把说明当值：一个值两到八个字，细节写在商品详情里。",
      "Descriptions as values: a few characters each, details below.",
    ],
    [
      "Disabled",
      "整组变灰却不说原因：购买区要写明，如“店铺已暂停营业”。",
      "All grey without a reason: the buy box must say why.",
    ],
  ],
  keyboard: [
    [
      "Tab",
      "每种规格停一次，落在已选或第一个可选的值",
      "each option once, at what is chosen or the first that can be",
    ],
    ["↑ ↓ ← →", "换值并选中", "another value, chosen at once"],
    ["Space", "选中焦点所在的值", "chooses the focused value"],
  ],
  speech: [
    "每行是单选组，读规格名；冲突读“双电池+工具箱，与已选规格不可同选”，无货读“无货”；自动换过的值 live 读出。",
    "A radio group by the option's name; a value says its conflict or that it is sold out; what was moved is read by itself.",
  ],
  layout: [
    "标签列宽取 --mall-detail-label；值自动换行，触屏够大。行间距由它自己管，外边距由父级。",
    "Labels are --mall-detail-label wide; values wrap. Rows have their own distance, the outer one is the parent's.",
  ],
  related: ["product/BuyBox", "product/SkuMatrix", "product/Gallery"],
} satisfies ComponentDocs;

import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "结算页选收货地址：单选卡片，先显示四个；可以新增、编辑。换地址后服务器重算运费和配送。",
    "Chooses the delivery address at the checkout: radio cards, four at first; can be added and edited. The server then recalculates freight and delivery.",
  ],
  instead: [
    ["account/AddressList", "在个人中心管理地址", "To keep the address book"],
    ["order/OrderAddress", "已下单，只看", "To read it on an order"],
    ["product/RegionDialog", "商品页上选送到哪个地区", "To choose a region on a product's page"],
  ],
  anatomy: [
    ["h2", "标题“收货地址”", "heading “Delivery address”"],
    ["h2 + button", "新增；满 20 个后换成说明", "adds one; a note in its place when there are 20"],
    ["[role=radiogroup] > div:first-child", "一张地址卡，整张可点", "an address, the whole card chooses it"],
    ["[role=radiogroup] input[type=radio]", "单选钮", "radio button"],
    ["[role=radiogroup] strong", "收货人，旁边电话和“默认”", "recipient, beside it mobile and “Default”"],
    ["[role=radiogroup] button", "编辑", "edit"],
  ],
  states: [
    ["MoreThanFit", "超过四个：已选的总在", "More than four: the chosen one always shows"],
    ["WithoutScript", "没有脚本：新增是链接", "Without script: adding is a link"],
    ["Full", "已满 20 个", "Twenty, the most there may be"],
    ["Pending", "正在重算", "Being recalculated"],
    ["NoneYet", "还没有地址，且已提示", "None yet, and said so"],
    ["Narrow", "手机上一列", "On a phone, one column"],
  ],
  good: [
    ["MoreThanFit", "已选的第六个不会被折叠起来。", "The chosen one is the sixth and is not folded away."],
  ],
  bad: [
    [
      { selectedId: undefined },
      "有默认地址却不预选：每次下单都要多点一下。",
      "There is a default address and none is chosen: one more press for every order.",
    ],
  ],
  keyboard: [
    ...keys.radios,
    [
      "Tab / Shift+Tab",
      "到“新增收货地址”、各个“编辑”和“显示其余”",
      "to the add button, each “Edit”, and “Show more”",
    ],
    ["Enter / Space", "按下", "presses"],
  ],
  speech: [
    "单选组“收货地址”；每项读收货人、电话、地区和详细地址；编辑按钮读出是谁的地址；没选时播报“请选择收货地址”。",
    "A radio group “Delivery address”; each is read as recipient, mobile, region and detail; “Edit” says whose; a missing choice is announced.",
  ],
  layout: [
    "占满父级，宽屏按宽度自动分栏，手机一列；底色由页面的 Surface 决定。",
    "Fills its parent, as many columns as fit on wide screens, one on a phone; the ground is the page's, a Surface.",
  ],
  related: ["account/AddressDialog", "account/AddressCard", "checkout/SubmitBar", "ui/RadioGroup"],
} satisfies ComponentDocs;

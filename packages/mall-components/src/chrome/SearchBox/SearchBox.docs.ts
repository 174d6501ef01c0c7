import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商城的商品搜索：没有脚本也能用；有脚本时列出搜索历史和联想词，等输入法打完字才查。",
    "The mall's search for goods: works without script; with it, history and suggestions hang below, and it waits for the input method to finish.",
  ],
  instead: [
    [
      "list/SearchForm",
      "在一页里小范围搜索：店内、订单、收藏",
      "A small search inside of a page: a shop, orders, favourites",
    ],
    ["ui/SearchField", "在已有的列表里即时过滤", "To filter what is there already, while typing"],
    ["ui/ComboBox", "从固定选项里选一个", "To choose one of given options"],
    ["chat/ChatSearch", "搜聊天记录", "To search a chat"],
  ],
  anatomy: [
    ["form", "表单，没有脚本也能提交", "form, sent without script too"],
    [
      "input[role=combobox]",
      "关键词，全角字母数字自动转半角",
      "keyword; full-width letters and digits become half-width",
    ],
    ["button[type=submit]", "搜索；手机上只剩图标", "search; on a phone its icon alone"],
  ],
  states: [
    [
      "History",
      "搜索历史：点输入框就列出，可删一条或全删",
      "History: press the box; one word or all can be deleted",
    ],
    ["Suggestions", "联想词：输入后 300 毫秒列出", "Suggestions: 300 ms after the last key"],
    [
      "EmptyKeyword",
      "空关键词提交：提示“搜索内容不能为空”",
      "Sent empty: it is told below that there is nothing to search for",
    ],
    [
      "CarriesCoupon",
      "带着优惠券搜索：结果只列可用的商品",
      "Carries a coupon: the results are what it applies to",
    ],
    ["ShopClosed", "店铺暂停营业：提交只提示，不跳转", "The shop is closed: sending only tells so"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      { defaultKeyword: "冲击钻 20V" },
      "结果页保留搜过的词，改一改就能再搜。",
      "The list keeps the keyword, to be changed and sent again.",
    ],
  ],
  bad: [
    [
      { defaultKeyword: "请输入商品名称或关键词" },
      "把提示写进 defaultKeyword：人要先删掉它。提示已在占位文字里。",
      "A hint in defaultKeyword must be deleted first. The placeholder has it already.",
    ],
  ],
  keyboard: [
    ["/", "焦点到搜索框（正在别处打字时无效）", "the focus goes into the box, unless one types elsewhere"],
    ["↑ ↓", "在历史或联想词之间移动", "moves between the words"],
    ["Enter", "搜索：选中的词，或框里的词", "searches for the word under the keys, or for what is typed"],
    ["Delete", "删除选中的一条历史", "deletes the word of the history under the keys"],
    ["Esc", "收起列表", "closes the list"],
    ["Tab", "到“搜索”按钮；历史里的删除按钮也能到", "to the button, and to the buttons of the history"],
  ],
  speech: [
    "读作搜索区域里的组合框“搜索商品”；有联想词时读“有 4 个建议，用上下方向键选择”；空关键词时读“搜索内容不能为空”。焦点一直在框里。",
    "A search with the combo box “搜索商品”; the number of suggestions is read, and so is an empty keyword. The focus stays in the box.",
  ],
  layout: [
    "占满父级宽度，列表浮在下面、与框同宽，最高六成屏高，超出滚动；父级不要裁剪溢出。一页只让一个响应“/”，其余传 hasShortcut=false。",
    "Fills its parent; the list hangs below in the same width, at most 60% of the screen high, and scrolls; its parent must not clip it. One box of a page listens to “/”, the others get hasShortcut=false.",
  ],
  related: ["chrome/Header", "chrome/HotWords", "list/SearchForm", "list/ListEmpty"],
} satisfies ComponentDocs;

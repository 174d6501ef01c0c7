import type { Words } from "@tradehall/ui/component-docs";

/** How to look at the library. */
export const toolbar: readonly Words[] = [
  [
    "工具栏可以换**品牌**（百工商城、青禾商贸，和库外的例子鸿雁办公）、**配色**（浅色、深色）和**语言**（中文、英文）。每个示例都跟着变，这些说明页也一样。",
    "The toolbar changes the **brand** (百工商城, 青禾商贸, and 鸿雁办公, the example of one outside of the library), the **scheme** (light, dark) and the **language**. Every story wears them, and so do these pages.",
  ],
  [
    "工具栏还可以把**文字**放大到 200 %、去掉**动效**。整页放大的示例平时收着：在侧栏的筛选里勾选标签 `zoom`，每个整页就多出文字 200 % 和缩放 400 % 两个示例。",
    "It makes the **text** up to 200 % large, too, and takes the **motion** away. Whole pages enlarged are put away: tick the tag `zoom` in the sidebar's filter, and each page has two stories more, text at 200 % and zoom at 400 %.",
  ],
  [
    "左上角的搜索认中文名和别名：优惠券、代金券、结算、空状态。",
    "The search at the left finds Chinese names and other words, too: 优惠券, 结算, 空状态.",
  ],
  [
    "每个组件有一页：用途、什么时候不用、组成、状态、正反例子、键盘、读屏、属性、令牌。",
    "Each component has a page: what it is for, when not to use it, its parts, states, do and don't, keyboard, screen readers, props, tokens.",
  ],
  [
    "第一个示例是它最完整的样子，浮层也打开着，其余的是各种状态：加载、空、被拒绝、售罄、店铺停业、长文字、999+、手机宽度。每个都用 axe 检查；有步骤的示例也是测试。",
    "The first story shows it at its best, open and with all it usually has; the others are its states: loading, empty, refused, sold out, shop closed, long text, 999+, a phone's width. Each is checked with axe; those with steps are played as tests.",
  ],
];

/** Pages of the foundations. */
export const foundations: readonly (readonly [page: string, name: Words, what: Words])[] = [
  ["foundations-principles", ["设计原则", "Principles"], ["拿不准时按什么决定", "What to decide by"]],
  [
    "foundations-tokens",
    ["令牌", "Tokens"],
    ["颜色、间距、字号，每个品牌的值", "Colours, distances, type: each brand's values"],
  ],
  [
    "foundations-contrast",
    ["对比度", "Contrast"],
    ["每一对颜色看得清多少", "How readable each pair of colours is"],
  ],
  ["foundations-brands", ["品牌", "Brands"], ["品牌进来的三种办法", "Three ways of a brand to come in"]],
  [
    "foundations-writing",
    ["文案", "Writing"],
    ["语气、标点、数字、用词", "Tone, punctuation, numbers, words"],
  ],
  ["foundations-money", ["金额", "Money"], ["格式、取整、积分", "Form, rounding, points"]],
  ["foundations-layout", ["布局", "Layout"], ["排列、栅格、断点", "Stack, grid, breakpoints"]],
  ["foundations-icons", ["图标", "Icons"], ["搜索并复制", "Search and copy"]],
  ["foundations-motion", ["动效", "Motion"], ["何时动、动多久", "When and for how long"]],
  [
    "foundations-states",
    ["状态", "States"],
    ["加载、空、错误等六种", "Loading, empty, error and three more"],
  ],
  ["foundations-forms", ["表单", "Forms"], ["填写、检查、出错", "Filling in, checks, errors"]],
];

/** How to use the packages. */
export const use: readonly Words[] = [
  [
    "安装 `@tradehall/ui` 和 `@tradehall/mall-components`；后端符合约定（参考服务器的 `/openapi.json`）时再装 `@tradehall/api-client`。不需要插件；`docs/how-to/use-the-packages.md` 有 Vite 和 Next 的完整例子。",
    "Install `@tradehall/ui` and `@tradehall/mall-components`, and `@tradehall/api-client` if your back end answers the contract (`/openapi.json` of the reference server). No plugin is needed; `docs/how-to/use-the-packages.md` shows a whole shop in Vite and in Next.",
  ],
  [
    '`<html data-mall-brand="qinghe" data-mall-scheme="light">` 选择品牌和配色，`dark` 是深色；写在 `<html>` 上，因为浮层挂在 `<body>`。',
    '`<html data-mall-brand="qinghe" data-mall-scheme="light">` chooses brand and scheme, `dark` is the other; it belongs on `<html>`, since overlays mount on `<body>`.',
  ],
  [
    "令牌是名称公开的 CSS 变量，如 `--mall-color-accent`。你的样式优先：组件库的样式在层里，`mall.ui` 在 `mall.components` 下面。",
    "Tokens are CSS variables with public names, `--mall-color-accent`. Your own rules win: the library's are in cascade layers, `mall.ui` under `mall.components`.",
  ],
  [
    "组件自己通向的地址（如购物车）由你给出：`MallRoutes` 列出它们。",
    "Addresses of the pages that components lead to by themselves, such as the cart, are yours: `MallRoutes` names them.",
  ],
  [
    "文字是带编号的消息，换一张表就能改说法。",
    "Words are messages with ids; hand over your own table to say things differently.",
  ],
  [
    "每个组件都能在服务器上渲染，不写行内样式，严格的内容安全策略也能通过；表单是原生表单，脚本到来之前就能用。",
    "Every component renders on the server and sets no inline style, so a strict content security policy holds. Forms are native and work before the script does.",
  ],
];

/** For programs, and for adding to it. */
export const tools: readonly Words[] = [
  [
    "给程序和 AI 读的同一份说明就在这个网站上：`/llms.txt`（目录）、`/components.json`（全部数据）、`/components/` 下每个组件一份 Markdown。",
    "The same manual for programs and AI is on this site: `/llms.txt` (contents), `/components.json` (all data), and a Markdown file per component in `/components/`.",
  ],
  [
    '`npm run new -- mall-component coupon/CouponCard` 生成一个组件的全部文件；`list`、`form`、`detail`、`ledger`、`confirm` 由共用部件组成一个；`npm run new -- brand longteng "龙腾工品"` 新建品牌。',
    '`npm run new -- mall-component coupon/CouponCard` makes all files of a component, `list`, `form`, `detail`, `ledger` and `confirm` one from shared parts, `npm run new -- brand longteng "龙腾工品"` a brand.',
  ],
  ["其余的在 `docs/how-to`，每件事一页。", "What else there is to know is in `docs/how-to`, a page each."],
];

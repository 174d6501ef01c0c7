import type { Words } from "../component-docs/index.ts";
import type { breakpoints } from "./breakpoints.ts";
import { colorMeanings } from "./color-meanings.ts";
import type { Brand } from "./shape.ts";
import type { zIndex } from "./z-index.ts";

type Meanings = {
  readonly [Group in keyof Brand]: { readonly [Name in keyof Brand[Group]]: Words };
};

/** What every token is for, in both languages. A token without a meaning does not compile. */
export const meanings: Meanings = {
  color: colorMeanings,
  space: {
    none: ["没有距离", "No distance"],
    xxs: ["同一行字里的图标与字", "An icon and its words"],
    xs: ["标签之间、标题与它的说明", "Between tags, a title and its line"],
    s: ["同一件事的各部分", "Parts of one thing"],
    m: ["Stack 的默认距离：卡片内的段落", "Default of Stack: paragraphs of a card"],
    l: ["卡片的内边距、表单字段之间", "Padding of a card, between fields of a form"],
    xl: ["卡片之间、页面的段落之间", "Between cards and sections"],
    xxl: ["页面的大段之间", "Between the large parts of a page"],
    xxxl: ["空状态的上下、首页楼层之间", "Around empty states, between floors of the home page"],
  },
  size: {
    controlS: ["小控件的高", "Height of a small control"],
    controlM: ["控件的默认高", "Default height of a control"],
    controlL: ["大控件的高：登录、购买", "Height of a large control: sign-in, buying"],
    touch: ["手指能点的最小边长", "Least side of what a finger presses"],
    iconS: ["小图标：标签里、小字旁", "Small icon: in tags, beside small words"],
    iconM: ["图标的默认大小", "Default size of an icon"],
    iconL: ["大图标：页头、导航", "Large icon: header, navigation"],
    iconXl: ["最大的图标：空状态、结果页", "Largest icon: empty states, results"],
    frame: ["页面内容的最大宽度", "Greatest width of a page's content"],
    gutter: ["内容到窗口边的距离", "Distance between content and window"],
    sidebar: ["侧栏：用户中心菜单、分类", "Sidebar: menu of the user centre, categories"],
    sidebarWide: ["宽侧栏：结算合计、店铺信息", "Wide sidebar: sum of the checkout, a shop's facts"],
    rail: ["右侧固定工具条的宽", "Width of the rail fixed at the right"],
    topBar: ["页面最上面一条的高", "Height of the bar at the top"],
    header: ["页头的高", "Height of the header"],
    field: ["单独一个输入框的宽", "Width of a field on its own"],
    dialogS: ["小对话框：一句话的确认", "Small dialog: a question of one sentence"],
    dialogM: ["中对话框：表单、协议", "Middle dialog: forms, agreements"],
    dialogL: ["大对话框：表格、地图", "Large dialog: tables, maps"],
    popover: ["浮层、气泡提示的最大宽度", "Greatest width of popovers and tooltips"],
    toast: ["短提示的最大宽度", "Greatest width of a toast"],
    thumbS: ["小缩略图：订单里的商品", "Small thumbnail: goods of an order"],
    thumbM: ["中缩略图：购物车行", "Middle thumbnail: lines of the cart"],
    thumbL: ["大缩略图：售后、评价", "Large thumbnail: refunds, reviews"],
    card: ["商品卡片的宽，网格按它排列数", "Width of a product card; grids fit columns by it"],
    gallery: ["商品主图的边长", "Side of a product's main picture"],
    hero: ["首页横幅的高", "Height of the banner on the home page"],
    illustration: ["插图和二维码的边长", "Side of illustrations and QR codes"],
    measure: ["长文一行的最大宽度", "Greatest length of a line of long text"],
  },
  radius: {
    none: ["直角", "Square corners"],
    s: ["最小的圆角：标签、勾选框", "Smallest: tags, checkboxes"],
    m: ["缩略图、色块", "Thumbnails, swatches"],
    l: ["提示、小卡片", "Notices, small cards"],
    xl: ["对话框、聊天气泡", "Dialogs, bubbles of a chat"],
    round: ["全圆：头像、徽标、药丸形标签", "Fully round: avatars, badges, pills"],
    control: ["按钮和输入框，由品牌决定", "Buttons and fields, as the brand wants them"],
    card: ["卡片，由品牌决定", "Cards, as the brand wants them"],
  },
  borderWidth: {
    line: ["普通的线", "An ordinary line"],
    strong: ["选中项的边、搜索框的边", "Edge of what is chosen, of the search field"],
    mark: ["当前项旁的粗线：菜单、页签", "Thick line beside the current item: menus, tabs"],
    focus: ["键盘焦点外框的粗细", "Thickness of the focus ring"],
  },
  font: {
    text: ["正文字体，用系统自带的", "Text face, from the system"],
    heading: ["标题字体，品牌可以换成宋体", "Heading face; a brand may take a serif"],
    number: ["价格和大数字的字体", "Face of prices and large figures"],
    mono: ["等宽字体：编号、代码", "Fixed width: numbers of orders, code"],
  },
  fontSize: {
    xs: ["最小的字：标签、时间、角标", "Smallest: tags, times, badges"],
    s: ["次要说明、表格", "Secondary lines, tables"],
    m: ["正文", "Running text"],
    l: ["小标题、手机上的输入框", "Small headings, fields on a phone"],
    xl: ["卡片和段落的标题", "Titles of cards and sections"],
    xxl: ["页面的标题", "Title of a page"],
    display: ["横幅、结果页的大字", "Large words of banners and results"],
    priceS: ["列表里的价格", "Price in a list"],
    priceM: ["卡片里的价格", "Price on a card"],
    priceL: ["商品页、收银台的价格", "Price of a product's page and the cashier"],
  },
  lineHeight: {
    tight: ["标题、合计、单行的数字", "Titles, sums, figures on one line"],
    snug: ["卡片里的两三行", "Two or three lines on a card"],
    text: ["正文", "Running text"],
    loose: ["协议、公告等长文", "Long text: agreements, notices"],
  },
  weight: {
    regular: ["正文", "Running text"],
    medium: ["当前项、稍重的标签", "The current item, slightly stronger labels"],
    strong: ["标题、合计", "Titles, sums"],
    heavy: ["大标题、价格", "Large titles, prices"],
  },
  letterSpacing: {
    text: ["正文不加字距", "Running text gets no spacing"],
    heading: ["标题的字距", "Spacing of headings"],
  },
  shadow: {
    flat: ["贴在页面上，没有影子", "Lies on the page, without a shadow"],
    low: ["卡片、开关的滑块", "Cards, thumbs of switches"],
    middle: ["粘住的页头、底栏", "Sticky headers and bars"],
    high: ["对话框、菜单、短提示", "Dialogs, menus, toasts"],
  },
  duration: {
    fast: ["颜色和状态的变化、浮层离开", "Changes of colour and state, overlays that leave"],
    medium: ["浮层、短提示出现", "Overlays and toasts that appear"],
    slow: ["大块内容的移动", "Large parts that move"],
    spin: ["加载图标转一圈", "One turn of a spinner"],
  },
  easing: {
    standard: ["从一处到另一处", "From one place to another"],
    enter: ["出现：先快后慢", "Appearing: fast, then slow"],
    leave: ["离开：先慢后快", "Leaving: slow, then fast"],
  },
  ground: {
    entry: [
      "登录、注册和入口页后面的底，任何 CSS 背景都可以；onHeader 在它的上方和左半边要看得清",
      "Lies behind sign-in, registration and landing page; any CSS background. onHeader must be readable over its beginning half and its top",
    ],
  },
};

/** What each breakpoint changes. They are the same in every brand, as media queries cannot read variables. */
export const breakpointMeanings: Readonly<Record<keyof typeof breakpoints, Words>> = {
  phone: ["设计时最窄的屏幕", "The narrowest screen that is designed for"],
  wide: ["从这里起有两栏", "Two-column layouts begin"],
  desktop: ["从这里起侧栏在内容旁边", "Sidebars are beside the content"],
  roomy: ["从这里起内容两边有空位", "The frame has room at its sides"],
};

/** What lies on which layer, lowest first; the same in every brand. */
export const layerMeanings: Readonly<Record<keyof typeof zIndex, Words>> = {
  sticky: ["页面里粘住的条，如购物车底栏", "Sticky bars in a page, such as the cart's"],
  header: ["页头", "The page's header"],
  rail: ["右侧固定的工具条", "The rail fixed at the right"],
  popover: ["菜单、搜索建议、弹出层", "Menus, suggestions, flyouts"],
  dialog: ["对话框和它后面的遮罩", "Dialogs and their backdrop"],
  toast: ["短提示，在最上面", "Toasts, above all"],
};

import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "个人中心首页的头部：谁在登录、代表哪家企业、什么身份，右边是余额、积分、优惠券等资产。",
    "Top of the user centre: who is signed in, for which enterprise, of which level, and beside it balance, points and coupons.",
  ],
  instead: [
    [
      "membership/MemberHead",
      "会员中心：成长值、权益、续费",
      "The membership page, with growth, benefits and renewal",
    ],
    ["wallet/WalletHead", "余额或积分页只说一个数", "One sum at the top of its own page"],
    ["parts/FigureLinks", "只要数字，不要人", "The figures without the person"],
  ],
  anatomy: [
    ["span[aria-hidden]", "头像，72 像素", "avatar, 72 px"],
    ["h2", "名字，一行，超出省略", "name, one line, cut when longer"],
    ["h2 + span", "身份：等级、付费会员、企业管理员", "what they are: level, paid member, administrator"],
    ["ul", "资产：有 href 的可点", "what they have; those with an href are links"],
  ],
  states: [
    ["WithoutEnterprise", "没有企业，也没开通会员", "Without enterprise or membership"],
    ["LongText", "名字和公司都很长", "Long name and company"],
    ["Narrow", "手机上：资产在下面", "On a phone: the figures are below"],
  ],
  good: [
    [
      "Default",
      "临期的券在数字下面提一句，点进去就是券。",
      "What ends soon is said under its figure, which leads there.",
    ],
  ],
  bad: [
    [
      { levelName: "加载失败" },
      "等级没取到就不要传，别把错误写进标签。",
      "Leave the level out when it is not there; an error is no tag.",
    ],
    [
      {
        figures: [
          { id: "a", label: "账户余额", value: "¥50,000.00" },
          { id: "b", label: "积分", value: "20,000" },
          { id: "c", label: "优惠券", value: 5 },
          { id: "d", label: "收藏", value: 128 },
          { id: "e", label: "足迹", value: 360 },
          { id: "f", label: "待付款", value: 2 },
          { id: "g", label: "待收货", value: 4 },
        ],
      },
      "七个太多，也混进了订单。只放资产，三到四个。",
      "Seven are too many, and orders are among them. Only what they own, three or four.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "先读名字（二级标题）和身份，再是“我的资产”列表，每项读数值、名称和提示；头像不读。",
    "The name as a heading, what they are, then the named list of figures, each with its value, name and note; the avatar is silent.",
  ],
  layout: [
    "一张卡片：宽屏左右各半，窄屏上下。放在个人中心内容区的最上面，占满宽度。",
    "A card of two halves, one above the other on narrow screens. It goes to the top of the user centre's content, full width.",
  ],
  related: ["parts/FigureLinks", "membership/MemberHead", "account/UserCenterMenu", "ui/Avatar"],
} satisfies ComponentDocs;

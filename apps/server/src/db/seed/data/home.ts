/** A home banner: the words drawn into it, where it leads, and the goods shown. */
export interface BannerSeed {
  title: string;
  line: string;
  action: string;
  hue: number;
  pics: string[];
  link: string;
}

export const bannerSeeds: BannerSeed[] = [
  {
    title: "年终设备检修季",
    line: "五金工具 · 量具 · 轴承 整单满 999 减 100",
    action: "立即选购",
    hue: 212,
    pics: ["drill", "bearing", "caliper"],
    link: "/list?st=0&pn=%E5%B7%A5%E5%85%B7",
  },
  {
    title: "劳保换新 安全过冬",
    line: "安全帽 手套 安全鞋 企业集采价",
    action: "进入专区",
    hue: 22,
    pics: ["helmet", "respirator", "earmuff"],
    link: "/list?st=0&pn=%E5%8A%B3%E4%BF%9D",
  },
  {
    title: "管阀仪表 现货直发",
    line: "三万种规格常备 · 当日 16:00 前下单当日发",
    action: "查看现货",
    hue: 190,
    pics: ["gatevalve", "gauge", "frl"],
    link: "/list?st=0&pn=%E9%98%80",
  },
  {
    title: "限时秒杀 每日三场",
    line: "10:00 / 14:00 / 20:00 爆款低至五折",
    action: "马上抢",
    hue: 352,
    pics: ["multimeter", "tapemeasure", "grinder"],
    link: "/flash-sale",
  },
];

/** Words under the search box. */
export const hotSearches: string[] = [
  "外六角螺栓",
  "锂电电钻",
  "安全帽",
  "丁腈手套",
  "断路器",
  "球阀",
  "数显卡尺",
  "周转箱",
  "A4打印纸",
  "深沟球轴承",
];

export interface NoticeSeed {
  title: string;
  html: string;
  isTop: boolean;
  hoursAgo: number;
  /** Index in shopSeeds; null is the platform. */
  shop: number | null;
}

const p = (...lines: string[]): string => lines.map((line) => `<p>${line}</p>`).join("");

export const noticeSeeds: NoticeSeed[] = [
  {
    title: "关于 2026 年末仓库盘点期间发货安排的通知",
    isTop: true,
    hoursAgo: 5,
    shop: null,
    html: p(
      "尊敬的客户：",
      "中心仓将于本月最后一个周末进行年度盘点，期间订单照常受理，盘点结束后按付款先后顺序发出。",
      "急需货品请在下单时备注“加急”，客服会为您从分仓调拨。感谢理解与支持。",
    ),
  },
  {
    title: "电子发票开具规则调整说明",
    isTop: true,
    hoursAgo: 30,
    shop: null,
    html: p(
      "即日起，单位抬头须填写完整的纳税人识别号。",
      "订单完成后三十天内可申请开票，同一订单只能申请一次；开具后可在“我的发票”中下载。",
    ),
  },
  {
    title: "新增四川、重庆次日达城市",
    isTop: false,
    hoursAgo: 52,
    shop: null,
    html: p("成都、重庆主城区自营现货商品，每日 16:00 前付款，次日 18:00 前送达。"),
  },
  {
    title: "企业采购账户安全提醒",
    isTop: false,
    hoursAgo: 77,
    shop: null,
    html: p(
      "近期有不法分子冒充客服以“订单异常退款”为由索取验证码。百工商城不会以任何理由向您索要密码或短信验证码。",
      "建议每季度更换一次登录密码，离职人员请及时移出企业成员。",
    ),
  },
  {
    title: "秒杀专区活动规则",
    isTop: false,
    hoursAgo: 120,
    shop: null,
    html: `${p("秒杀商品每人限购，五分钟内未付款订单自动取消，名额释放后可再次抢购。")}<ul><li>秒杀价不与优惠券、满减同享；</li><li>活动库存售完即止；</li><li>恶意囤货的订单可能被取消。</li></ul>`,
  },
  {
    title: "危险化学品及油品寄递须知",
    isTop: false,
    hoursAgo: 190,
    shop: null,
    html: p(
      "润滑油、清洗剂、胶粘剂等受航空禁运限制，偏远地区改为陆运，时效延长三至五天。",
      "部分油品大包装需客户自备卸货叉车。",
    ),
  },
  {
    title: "华东工贸五金专营店：不锈钢标准件价格调整函",
    isTop: false,
    hoursAgo: 260,
    shop: 1,
    html: p("受镍价上涨影响，304 材质标准件自下月一日起上调 3%–5%，已付款订单不受影响。"),
  },
  {
    title: "北辰工业品超市暂停营业公告",
    isTop: false,
    hoursAgo: 310,
    shop: 4,
    html: p("因仓库整体搬迁，本店暂停接单。未完成的订单会继续发货，售后不受影响，恢复营业时间另行通知。"),
  },
  {
    title: "百工商城平台服务协议与交易规则（修订版）全文",
    isTop: false,
    hoursAgo: 400,
    shop: null,
    html: [
      [
        "一、总则",
        "为规范平台交易秩序，维护买卖双方合法权益，根据《中华人民共和国电子商务法》《消费者权益保护法》等法律法规，制定本规则。",
      ],
      [
        "二、账户管理",
        "企业账号以企业法人为主体。管理员可以邀请、审核和移除成员，可以转让管理权限，可以查看和操作本企业全部订单；成员以企业名义下单，其行为后果由企业承担。",
      ],
      [
        "三、商品信息",
        "商家应当如实描述商品的材质、规格、执行标准和适用范围。阶梯价格以下单时页面展示为准，起订量与倍数限制须在商品页显著位置注明。",
      ],
      [
        "四、订单与付款",
        "订单提交后三十分钟内未付款的自动关闭，秒杀订单为五分钟。同一次提交按店铺拆分为多个订单，可合并付款。支付二维码五分钟内有效，过期请重新获取。",
      ],
      [
        "五、配送与验收",
        "货物送达时请当面清点，外包装破损可拒收并联系客服。大件设备由物流公司送货至指定地点，不含卸货与搬运上楼，另有约定的除外。发货后十天自动确认收货。",
      ],
      [
        "六、退换货",
        "自签收之日起七日内，商品完好可申请退货。定制、裁切、已拆封的化学品及虚拟商品已核销的不支持无理由退货。商家四十八小时内未处理退款申请的，视为同意。",
      ],
      ["七、发票", "平台提供电子普通发票，开票金额为实际支付金额，不含优惠券与积分抵扣部分。"],
      ["八、评价", "评价应当客观真实。含有广告、辱骂、个人信息的评价将被隐藏。"],
      [
        "九、积分与会员",
        "消费每满一元计一积分，积分在确认收货后到账，有效期至次次年末。付费会员享自营包邮、会员价与专属优惠券。",
      ],
      [
        "十、争议解决",
        "买卖双方发生争议的，可申请平台客服介入。平台依据双方提供的凭证作出处理，任何一方不服的可向有管辖权的人民法院起诉。",
      ],
    ]
      .map(
        ([head = "", body = ""]) =>
          `<h3>${head}</h3>${p(body, body.length > 60 ? "平台可根据法律法规及业务发展对本条作出解释和补充，并提前七日公示。" : "本条自公布之日起施行。")}`,
      )
      .join(""),
  },
];

import { type Fen, fen } from "@tradehall/mall-rules/money";
import type { ShopKey } from "../shapes.ts";

/** Password of every seeded account (decisions "Accounts in the seed"). */
export const seedPassword = "Mall@2026";

export interface AccountSeed {
  account: string;
  mobile: string;
  nickName: string;
  userTypeId: number;
  enterpriseUser: boolean;
  userCompany: string;
  /** The bound shop; null goes to /landing. */
  shop: ShopKey | null;
  /** Index in enterpriseSeeds of the current enterprise. */
  enterprise: number | null;
  memberLevel?: number;
  growth?: number;
  points?: number;
  balanceFen?: Fen;
}

/** Their place in the list plus one is the user id. */
export const accountSeeds: AccountSeed[] = [
  {
    account: "dealer01",
    mobile: "13800000001",
    nickName: "拓远采购部",
    userTypeId: 1,
    enterpriseUser: true,
    userCompany: "上海拓远机电设备有限公司",
    shop: "platform",
    enterprise: 0,
    points: 20_000,
    balanceFen: fen(5_000_000),
    growth: 1860,
    memberLevel: 2,
  },
  {
    account: "admin01",
    mobile: "13800000002",
    nickName: "恒锐管理员",
    userTypeId: 1,
    enterpriseUser: true,
    userCompany: "苏州恒锐自动化科技有限公司",
    shop: "platform",
    enterprise: 1,
    points: 320,
  },
  {
    account: "retail01",
    mobile: "13800000003",
    nickName: "街角五金店",
    userTypeId: 2,
    enterpriseUser: false,
    userCompany: "杭州街角五金经营部",
    shop: "platform",
    enterprise: null,
    points: 150,
  },
  {
    account: "newbie01",
    mobile: "13800000004",
    nickName: "新用户",
    userTypeId: 1,
    enterpriseUser: false,
    userCompany: "",
    shop: null,
    enterprise: null,
  },
  {
    account: "vip01",
    mobile: "13800000005",
    nickName: "鼎信物资",
    userTypeId: 1,
    enterpriseUser: false,
    userCompany: "无锡鼎信物资有限公司",
    shop: "platform",
    enterprise: null,
    memberLevel: 3,
    growth: 6840,
    points: 8600,
    balanceFen: fen(268_000),
  },
  {
    account: "member01",
    mobile: "13800000006",
    nickName: "拓远仓储组",
    userTypeId: 1,
    enterpriseUser: true,
    userCompany: "上海拓远机电设备有限公司",
    shop: "platform",
    enterprise: 0,
  },
  {
    account: "closed01",
    mobile: "13800000007",
    nickName: "津门机修",
    userTypeId: 1,
    enterpriseUser: false,
    userCompany: "天津津门机修服务部",
    shop: "closed",
    enterprise: null,
  },
  {
    account: "special01",
    mobile: "13800000008",
    nickName: "云仓签约商",
    userTypeId: 5,
    enterpriseUser: false,
    userCompany: "深圳云程供应链有限公司",
    shop: "special",
    enterprise: null,
  },
  {
    account: "seller01",
    mobile: "13800000009",
    nickName: "诚泰标准件",
    userTypeId: 2,
    enterpriseUser: false,
    userCompany: "温州诚泰标准件厂",
    shop: "platform",
    enterprise: null,
  },
];

/** The enterprises; members name an account, the first member is the administrator. */
export const enterpriseSeeds: {
  name: string;
  creditCode: string;
  members: { account: string; agreed: boolean }[];
}[] = [
  {
    name: "上海拓远机电设备有限公司",
    creditCode: "91310115MA1K4TY081",
    members: [
      { account: "dealer01", agreed: true },
      { account: "member01", agreed: true },
    ],
  },
  {
    name: "苏州恒锐自动化科技有限公司",
    creditCode: "91320505MA1XHR62QW",
    members: [
      { account: "admin01", agreed: false },
      { account: "dealer01", agreed: true },
    ],
  },
];

export interface AddressSeed {
  account: string;
  receiver: string;
  mobile: string;
  /** Six-digit region code of the area. */
  areaId: string;
  addr: string;
}

/** The first address of an account is its default one. */
export const addressSeeds: AddressSeed[] = [
  {
    account: "dealer01",
    receiver: "周明远",
    mobile: "13817620451",
    areaId: "310115",
    addr: "川沙路 955 号拓远机电 2 号库",
  },
  {
    account: "dealer01",
    receiver: "设备科",
    mobile: "13701883326",
    areaId: "320583",
    addr: "玉山镇元丰路 168 号 3 栋一楼收货处",
  },
  {
    account: "dealer01",
    receiver: "陈工（项目部）",
    mobile: "15921147702",
    areaId: "330212",
    addr: "鄞县大道中段 1299 号工地东门",
  },
  {
    account: "dealer01",
    receiver: "孙丽",
    mobile: "13611265580",
    areaId: "110105",
    addr: "建国路 93 号院 8 号楼 1706",
  },
  {
    account: "admin01",
    receiver: "恒锐仓库",
    mobile: "13862140093",
    areaId: "320505",
    addr: "科技城普陀山路 66 号 5 幢",
  },
  {
    account: "retail01",
    receiver: "老板",
    mobile: "13958103327",
    areaId: "330106",
    addr: "文三路 478 号沿街商铺",
  },
  {
    account: "vip01",
    receiver: "物资部",
    mobile: "13915306618",
    areaId: "320213",
    addr: "中山路 359 号东方广场 B 座 2201",
  },
  {
    account: "member01",
    receiver: "仓储组",
    mobile: "13816650237",
    areaId: "310115",
    addr: "川沙路 955 号拓远机电 1 号库",
  },
  {
    account: "closed01",
    receiver: "机修车间",
    mobile: "13702115569",
    areaId: "120113",
    addr: "辰昌路 1121 号院内",
  },
  {
    account: "special01",
    receiver: "云程收货组",
    mobile: "13510298846",
    areaId: "440305",
    addr: "科苑南路 3099 号 11 楼",
  },
  {
    account: "seller01",
    receiver: "诚泰",
    mobile: "13587660214",
    areaId: "330303",
    addr: "滨海四道 555 号 2 号厂房",
  },
];

export interface MessageSeed {
  account: string;
  /** 1 order, 2 offer, 3 account. */
  type: number;
  title: string;
  content: string;
  link: string;
  hoursAgo: number;
  isRead: boolean;
}

export const messageSeeds: MessageSeed[] = [
  {
    account: "dealer01",
    type: 2,
    title: "优惠券即将过期",
    content: "您有 1 张满500元减50元优惠券将于三天后过期，别忘了使用。",
    link: "/user-center/uc-coupons",
    hoursAgo: 9,
    isRead: false,
  },
  {
    account: "dealer01",
    type: 1,
    title: "拼团进行中",
    content: "您参加的拼团还差 1 人成团，邀请同事一起拼更快发货。",
    link: "/user-center/uc-order?status=7",
    hoursAgo: 16,
    isRead: false,
  },
  {
    account: "dealer01",
    type: 3,
    title: "积分到账",
    content: "订单已完成，1,286 积分已存入您的账户。",
    link: "/user-center/uc-integral",
    hoursAgo: 44,
    isRead: true,
  },
  {
    account: "dealer01",
    type: 3,
    title: "企业成员加入",
    content: "member01 已加入上海拓远机电设备有限公司。",
    link: "/user-center/uc-enterprise",
    hoursAgo: 130,
    isRead: true,
  },
  {
    account: "dealer01",
    type: 2,
    title: "年终检修季开启",
    content: "工具、量具、轴承整单满999元减100元，企业客户可叠加阶梯价。",
    link: "/special-discount",
    hoursAgo: 200,
    isRead: true,
  },
  {
    account: "admin01",
    type: 3,
    title: "欢迎使用企业账号",
    content: "您已成为苏州恒锐自动化科技有限公司的管理员，请阅读并同意企业会员账号使用与管理协议。",
    link: "/user-center/uc-enterprise",
    hoursAgo: 2,
    isRead: false,
  },
  {
    account: "vip01",
    type: 2,
    title: "会员权益提醒",
    content: "本月会员专属券已发放，请前往会员中心领取。",
    link: "/member-center/member-center",
    hoursAgo: 12,
    isRead: false,
  },
  {
    account: "retail01",
    type: 2,
    title: "到货通知",
    content: "您关注的商品已补货。",
    link: "/list?st=0",
    hoursAgo: 70,
    isRead: true,
  },
  {
    account: "seller01",
    type: 3,
    title: "店铺申请未通过",
    content: "营业执照照片不清晰，请重新上传后再次提交。",
    link: "/user-center/uc-shopaccount",
    hoursAgo: 26,
    isRead: false,
  },
];

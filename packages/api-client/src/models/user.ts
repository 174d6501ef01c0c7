import { sexes } from "@tradehall/mall-rules/checks/profile";
import * as v from "valibot";
import { flag, id, money, picture } from "./wire.ts";

/** The signed-in user as the shell knows them (Spec §3). */
export const UserInfo = v.object({
  userId: id,
  /** 1, 4, 5 may switch shops; 2 and 4 get a tag on the enterprise name (Spec §6). */
  userTypeId: v.number(),
  /** 1 is an enterprise member with a picker; 0 shows the company name only. */
  enterpriseUser: flag,
  userCompany: v.string(),
  /** The shop in effect; null sends the user to /landing (Spec §4). */
  shopId: v.nullable(id),
  nickName: v.string(),
  /** M, F, or "" where it is not said. */
  sex: v.picklist(sexes),
  /** `yyyy-MM-dd`; "" where it is not said. */
  birthDate: v.string(),
  userAvatar: picture,
  /** Masked, e.g. 138****0001. */
  mobile: v.string(),
  points: v.number(),
  balance: money,
  memberLevel: v.number(),
  /** When the account closes for good, in ms; null while nothing was asked. */
  closesAt: v.nullable(v.number()),
  /** 1 for a paid member, who is charged the prices for members. */
  paidMember: flag,
});
export type UserInfo = v.InferOutput<typeof UserInfo>;

/** An enterprise the user belongs to (Spec §3). */
export const EnterpriseItem = v.object({
  enterpriseId: id,
  enterpriseName: v.string(),
  adminUserId: id,
  shopId: id,
});
export type EnterpriseItem = v.InferOutput<typeof EnterpriseItem>;

/** Who the user is, for whom they act and whether they may buy (Spec §7). */
export const UserInfoAnswer = v.object({
  userInfo: UserInfo,
  enterpriseList: v.array(EnterpriseItem),
  /** The enterprise in effect; null outside any. */
  currentEpId: v.nullable(id),
  /** Whether prices and buying are shown in the shop in effect. */
  isShowPurchase: flag,
  /** 1 while the user administers the enterprise in effect and has not agreed to its terms yet. */
  epAdminFirstLogin: flag,
});
export type UserInfoAnswer = v.InferOutput<typeof UserInfoAnswer>;

export const userInfoExample: UserInfoAnswer = {
  userInfo: {
    userId: 1,
    userTypeId: 1,
    enterpriseUser: 1,
    userCompany: "华东设备有限公司",
    shopId: 1,
    nickName: "采购部",
    sex: "",
    birthDate: "",
    userAvatar: "",
    mobile: "138****0001",
    points: 20_000,
    balance: "50000.00",
    memberLevel: 1,
    paidMember: 0,
    closesAt: null,
  },
  enterpriseList: [
    { enterpriseId: 1, enterpriseName: "华东设备有限公司", adminUserId: 2, shopId: 1 },
    { enterpriseId: 2, enterpriseName: "江南五金有限公司", adminUserId: 1, shopId: 2 },
  ],
  currentEpId: 1,
  isShowPurchase: 1,
  epAdminFirstLogin: 0,
};

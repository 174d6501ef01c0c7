/** Enterprises, their members, invitations (Spec §3, §6). */
import {
  enterpriseActs,
  enterpriseRoles,
  inviteStates,
  joinStates,
} from "@tradehall/mall-rules/states/enterprise/rights";
import * as v from "valibot";
import { dateTime, flag, id } from "./wire.ts";

const role = v.picklist(enterpriseRoles);

/** One of the user's enterprises. */
export const EnterpriseCard = v.object({
  enterpriseId: id,
  enterpriseName: v.string(),
  role,
  memberCount: v.number(),
  adminName: v.string(),
  /** 1 for the one in effect. */
  isCurrent: flag,
  joinTime: dateTime,
});
export type EnterpriseCard = v.InferOutput<typeof EnterpriseCard>;

/** An invitation as whom it is for sees it. */
export const InviteCard = v.object({
  inviteId: id,
  enterpriseName: v.string(),
  inviterName: v.string(),
  expireTime: dateTime,
  state: v.picklist(inviteStates),
});
export type InviteCard = v.InferOutput<typeof InviteCard>;

/** An invitation as the administrator sees it. */
export const SentInvite = v.object({
  inviteId: id,
  /** Masked; `""` where the link is for its first reader. */
  mobile: v.string(),
  createTime: dateTime,
  expireTime: dateTime,
  state: v.picklist(inviteStates),
});
export type SentInvite = v.InferOutput<typeof SentInvite>;

/** An application to join, as who made it sees it. */
export const OwnApplication = v.object({
  applicationId: id,
  enterpriseName: v.string(),
  state: v.picklist(joinStates),
  /** Why it was refused; `""` otherwise. */
  reason: v.string(),
  createTime: dateTime,
});
export type OwnApplication = v.InferOutput<typeof OwnApplication>;

/** An application that waits, as the administrator sees it. */
export const JoinApplication = v.object({
  applicationId: id,
  nickName: v.string(),
  /** Masked. */
  mobile: v.string(),
  note: v.string(),
  createTime: dateTime,
});
export type JoinApplication = v.InferOutput<typeof JoinApplication>;

export const EnterpriseFacts = v.object({
  enterpriseId: id,
  enterpriseName: v.string(),
  creditCode: v.string(),
  shopName: v.string(),
  createTime: dateTime,
  memberCount: v.number(),
  /** Whom to ask. The number is masked. */
  admin: v.object({ userId: id, nickName: v.string(), mobile: v.string() }),
  role,
  allowedActions: v.array(v.picklist(enterpriseActs)),
  /** The offer of the administration that waits for an answer. */
  transfer: v.nullable(v.object({ toUserId: id, toName: v.string(), expireTime: dateTime })),
  /** Invitations that are open; none for who may not see them. */
  invites: v.array(SentInvite),
  /** Applications to join that wait, the oldest first; none for who may not see them. */
  applications: v.array(JoinApplication),
});
export type EnterpriseFacts = v.InferOutput<typeof EnterpriseFacts>;

export const EnterpriseMember = v.object({
  userId: id,
  nickName: v.string(),
  /** Path without width and file ending; `""` without one. */
  avatar: v.string(),
  /** Masked. */
  mobile: v.string(),
  role,
  joinTime: dateTime,
  /** 1 for who asks. */
  isSelf: flag,
});
export type EnterpriseMember = v.InferOutput<typeof EnterpriseMember>;

export const inviteExample: InviteCard = {
  ...{ inviteId: 5, enterpriseName: "上海拓远机电设备有限公司", inviterName: "拓远采购部" },
  ...{ expireTime: "2026-12-04 10:00:00", state: "open" },
};

/** The secret of an invitation's link. */
export const inviteToken = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/));

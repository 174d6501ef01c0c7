/** Enterprises, members and invitations as the user centre shows them. */
import type {
  EnterpriseCard,
  EnterpriseFacts,
  EnterpriseMember,
  InviteCard,
  OwnApplication,
} from "@tradehall/api-client/models/enterprise";
import type { ApplicationView } from "@tradehall/mall-components/enterprise/ApplicationList";
import type { EnterpriseCardView } from "@tradehall/mall-components/enterprise/EnterpriseList";
import type { EnterpriseView } from "@tradehall/mall-components/enterprise/EnterprisePanel";
import type { SentInviteView } from "@tradehall/mall-components/enterprise/InviteForm";
import type { InviteView } from "@tradehall/mall-components/enterprise/InviteList";
import type { OwnApplicationView } from "@tradehall/mall-components/enterprise/JoinForm";
import type { MemberView } from "@tradehall/mall-components/enterprise/MemberList";

const dayOf = (time: string): string => time.slice(0, 10);
const minuteOf = (time: string): string => time.slice(0, 16);

/** `hrefFor` spells the address of an enterprise's page. */
export const toEnterpriseCard = (
  card: EnterpriseCard,
  hrefFor: (enterpriseId: number) => string,
): EnterpriseCardView => ({
  id: String(card.enterpriseId),
  name: card.enterpriseName,
  isAdministrator: card.role === "administrator",
  adminName: card.adminName,
  memberCount: card.memberCount,
  joinedText: dayOf(card.joinTime),
  isCurrent: card.isCurrent === 1,
  href: hrefFor(card.enterpriseId),
});

export const toInvite = (invite: InviteCard): InviteView => ({
  id: String(invite.inviteId),
  enterpriseName: invite.enterpriseName,
  inviterName: invite.inviterName,
  untilText: minuteOf(invite.expireTime),
  isOpen: invite.state === "open",
});

export const toMember = (member: EnterpriseMember): MemberView => ({
  id: String(member.userId),
  name: member.nickName,
  mobile: member.mobile,
  isAdministrator: member.role === "administrator",
  isSelf: member.isSelf === 1,
  joinedText: dayOf(member.joinTime),
});

export const toSentInvites = ({ invites }: EnterpriseFacts): SentInviteView[] =>
  invites.map(({ inviteId, mobile, expireTime }) => ({
    ...{ id: String(inviteId), mobile, untilText: minuteOf(expireTime) },
  }));

export const toEnterprise = (facts: EnterpriseFacts): EnterpriseView => ({
  name: facts.enterpriseName,
  creditCode: facts.creditCode,
  shopName: facts.shopName,
  sinceText: dayOf(facts.createTime),
  memberCount: facts.memberCount,
  adminText: `${facts.admin.nickName} ${facts.admin.mobile}`,
  canLeave: facts.allowedActions.includes("leave"),
  canClose: facts.allowedActions.includes("close"),
  transfer: facts.transfer
    ? {
        isToMe: facts.role === "member",
        name: facts.transfer.toName,
        untilText: minuteOf(facts.transfer.expireTime),
      }
    : undefined,
});

export const toApplications = ({ applications }: EnterpriseFacts): ApplicationView[] =>
  applications.map(({ applicationId, nickName, mobile, note, createTime }) => ({
    ...{ id: String(applicationId), name: nickName, mobile, note, askedText: dayOf(createTime) },
  }));

export const toOwnApplication = (application: OwnApplication): OwnApplicationView => ({
  id: String(application.applicationId),
  enterpriseName: application.enterpriseName,
  isWaiting: application.state === "waiting",
  reason: application.reason,
  askedText: dayOf(application.createTime),
});

/** Every act in an enterprise, tried as each role, as a removed member, from another enterprise, and without a session. */

import { listCredit } from "@tradehall/api-client/endpoints/credit/list-credit";
import { answerTransfer } from "@tradehall/api-client/endpoints/enterprise/answer-transfer";
import { getBuyingRules } from "@tradehall/api-client/endpoints/enterprise/buying/get-buying-rules";
import { listLimits } from "@tradehall/api-client/endpoints/enterprise/buying/list-limits";
import { setBuyingRules } from "@tradehall/api-client/endpoints/enterprise/buying/set-buying-rules";
import { setLimit } from "@tradehall/api-client/endpoints/enterprise/buying/set-limit";
import { setStandIn } from "@tradehall/api-client/endpoints/enterprise/buying/set-stand-in";
import { closeEnterprise } from "@tradehall/api-client/endpoints/enterprise/close-enterprise";
import { getEnterprise } from "@tradehall/api-client/endpoints/enterprise/get-enterprise";
import { decideApplication } from "@tradehall/api-client/endpoints/enterprise/joining/decide-application";
import { inviteMember } from "@tradehall/api-client/endpoints/enterprise/joining/invite-member";
import { withdrawApplication } from "@tradehall/api-client/endpoints/enterprise/joining/withdraw-application";
import { withdrawInvite } from "@tradehall/api-client/endpoints/enterprise/joining/withdraw-invite";
import { leaveEnterprise } from "@tradehall/api-client/endpoints/enterprise/leave-enterprise";
import { listMembers } from "@tradehall/api-client/endpoints/enterprise/list-members";
import { offerTransfer } from "@tradehall/api-client/endpoints/enterprise/offer-transfer";
import { removeMember } from "@tradehall/api-client/endpoints/enterprise/remove-member";
import { approveOrder } from "@tradehall/api-client/endpoints/order/approval/approve-order";
import { listApprovals } from "@tradehall/api-client/endpoints/order/approval/list-approvals";
import { repayCredit } from "@tradehall/api-client/endpoints/payment/repayment/repay-credit";
import {
  type EnterpriseAct,
  enterpriseActs,
  enterpriseRights,
  mayInEnterprise,
} from "@tradehall/mall-rules/states/enterprise/rights";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enterpriseMembers, enterprises } from "#server/db/schema/index.ts";
import { setRules, waitingOrder } from "#server/testing/approvals.ts";
import { askForCredit, clearCredit, owing, termsShop } from "#server/testing/credit.ts";
import {
  acknowledgeRemoval,
  askToJoin,
  invite,
  joinByLink,
  ownEnterprise,
} from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { isMemberOf } from "./own-enterprise.ts";

const server = testServer();
const { users } = world;
const enterpriseId = ownEnterprise;
const body = { enterpriseId };

interface Tried {
  code: string;
  msg: string;
}
const isThere = async (userId: number): Promise<boolean> =>
  (await server.database.db.$count(enterpriseMembers, isMemberOf(enterpriseId, userId))) > 0;

/** Each act by its call; `readInvites` is a part of the facts. */
/** Tried with their own calls: modules/statement. */
type OfStatements = "readStatements" | "confirmStatement";
/** Of the enterprise in effect, which no call of theirs names: modules/quote. */
type OfQuotes = "askQuote" | "readQuotes" | "acceptQuote";
const calls: Record<
  Exclude<EnterpriseAct, OfStatements | OfQuotes>,
  (token: string | undefined) => Promise<Tried>
> = {
  readFacts: (token) => server.call(getEnterprise, { query: body }, { token }),
  readMembers: (token) => server.call(listMembers, { query: body }, { token }),
  readInvites: (token) => server.call(getEnterprise, { query: body }, { token }),
  invite: (token) => server.call(inviteMember, { body: { ...body, mobile: "" } }, { token }),
  withdrawInvite: async (token) => {
    const { data } = await invite(server, await server.signIn(users.admin));
    return server.call(withdrawInvite, { params: { inviteId: data.inviteId } }, { token });
  },
  removeMember: (token) =>
    server.call(removeMember, { params: { enterpriseId, userId: users.retail } }, { token }),
  transfer: (token) => server.call(offerTransfer, { body: { ...body, toUserId: users.buyer } }, { token }),
  readApplications: (token) => server.call(getEnterprise, { query: body }, { token }),
  decideApplication: async (token) => {
    const applicant = await server.signIn(users.homeless);
    const { data } = await askToJoin(server, applicant);
    const decision = {
      applicationId: data.applicationId,
      isApproved: 0 as const,
      reason: "请由部门负责人申请",
    };
    const answer = await server.call(decideApplication, { body: { ...body, ...decision } }, { token });
    const params = { applicationId: data.applicationId };
    if (!answer.success) await server.call(withdrawApplication, { params }, { token: applicant });
    return answer;
  },
  readCredit: (token) => server.call(listCredit, { query: body }, { token }),
  requestCredit: async (token) => {
    await clearCredit(server);
    return askForCredit(server, token);
  },
  repayCredit: async (token) => {
    await clearCredit(server);
    await owing(server);
    const repaid = { ...body, shopId: termsShop, amount: "0.01", payType: payTypes.wechatScan };
    return server.call(repayCredit, { body: repaid }, { token });
  },
  // Of orders, in modules/credit/on-terms.test.ts: here what the enterprise answers of it.
  buyOnTerms: (token) => server.call(listCredit, { query: body }, { token }),
  close: async (token) => {
    await clearCredit(server);
    const answer = await server.call(closeEnterprise, { params: body }, { token });
    if (answer.success) await openAgain();
    // Orders of the other acts are not complete: it is asked, and not yet possible.
    return answer.msg.startsWith("还有") ? { code: "00000", msg: "" } : answer;
  },
  readRules: (token) => server.call(getBuyingRules, { query: body }, { token }),
  setRules: (token) =>
    server.call(
      setBuyingRules,
      {
        body: {
          ...body,
          ...({ requiresPoNumber: 0, requiresCostCentre: 0, requiresProject: 0 } as const),
          approvalSteps: [{ from: "0.00", approverIds: [users.admin, users.retail] }],
        },
      },
      { token },
    ),
  readLimits: (token) => server.call(listLimits, { query: body }, { token }),
  setLimits: (token) =>
    server.call(
      setLimit,
      { body: { ...body, userId: users.buyer, perOrder: "0.00", perMonth: null } },
      { token },
    ),
  setStandIn: (token) =>
    server.call(setStandIn, { body: { ...body, userId: users.buyer, until: "2027-01-01" } }, { token }),
  readApprovals: (token) => server.call(listApprovals, { query: { ...body, side: "decide" } }, { token }),
  decideApprovals: async (token) => {
    const approverIds = (await isThere(users.retail)) ? [users.admin, users.retail] : [users.admin];
    await setRules(server, { steps: [{ from: "0.00", approverIds }] });
    return server.call(approveOrder, { params: { orderNumber: await waitingOrder(server) } }, { token });
  },
  leave: (token) => server.call(leaveEnterprise, { params: body }, { token }),
};

/** What closing took, for the acts that are tried after it. */
async function openAgain(): Promise<void> {
  const { db } = server.database;
  await db.update(enterprises).set({ closedAt: null }).where(eq(enterprises.id, enterpriseId));
  const joinedAt = server.clock.now();
  const members = [users.admin, users.buyer].map((userId) => ({ enterpriseId, userId, joinedAt }));
  await db.insert(enterpriseMembers).values(members);
}

async function removed(): Promise<string> {
  const admin = await server.signIn(users.admin);
  const token = await joinByLink(server, admin);
  await server.call(removeMember, { params: { enterpriseId, userId: users.retail } }, { token: admin });
  await acknowledgeRemoval(server, token);
  return token;
}

const tried = enterpriseActs.filter((act): act is keyof typeof calls => act in calls);

test.each(tried)("%s is for its roles alone", async (act) => {
  const admin = await server.signIn(users.admin);
  const member = await joinByLink(server, admin);
  const asMember = await calls[act](member);
  if (act !== "readInvites" && act !== "readApplications") {
    const isAllowed = mayInEnterprise("member", act);
    expect(asMember.code, "a member").toBe(isAllowed ? "00000" : "A00001");
    if (!isAllowed) expect(asMember.msg).toContain("请联系管理员");
  }
  const asAdministrator = await calls[act](admin);
  expect(asAdministrator.code, "the administrator").toBe(
    mayInEnterprise("administrator", act) ? "00000" : "A00001",
  );
  const missing = { code: "A00001", msg: "企业不存在或您已不是成员" };
  expect(await calls[act](await server.signIn(users.other)), "of another enterprise").toMatchObject(missing);
  expect(await calls[act](undefined), "without a session").toMatchObject({ code: "A00004" });
});

test("a member who was removed can do nothing there", async () => {
  const token = await removed();
  for (const act of tried)
    expect(await calls[act](token), act).toMatchObject({ msg: "企业不存在或您已不是成员" });
  const answer = { body: { ...body, isAccepted: 1 as const } };
  expect(await server.call(answerTransfer, answer, { token })).toMatchObject({ code: "A00001" });
});

test("only the administrator sees invitations", async () => {
  const admin = await server.signIn(users.admin);
  await invite(server, admin, "13900000001");
  const facts = async (token: string) => (await server.call(getEnterprise, { query: body }, { token })).data;
  expect((await facts(admin)).invites[0]).toMatchObject({ mobile: "139****0001", state: "open" });
  expect((await facts(await server.signIn(users.buyer))).invites).toEqual([]);
  expect(enterpriseRights.readInvites).toEqual(["administrator"]);
});

/** What is done in an enterprise: inviting, removing, handing over, leaving. Server only. */
import { answerTransfer } from "@tradehall/api-client/endpoints/enterprise/answer-transfer";
import { closeEnterprise } from "@tradehall/api-client/endpoints/enterprise/close-enterprise";
import { decideApplication } from "@tradehall/api-client/endpoints/enterprise/joining/decide-application";
import { inviteMember } from "@tradehall/api-client/endpoints/enterprise/joining/invite-member";
import { withdrawInvite } from "@tradehall/api-client/endpoints/enterprise/joining/withdraw-invite";
import { leaveEnterprise } from "@tradehall/api-client/endpoints/enterprise/leave-enterprise";
import { offerTransfer } from "@tradehall/api-client/endpoints/enterprise/offer-transfer";
import { removeMember } from "@tradehall/api-client/endpoints/enterprise/remove-member";
import type { Question } from "@tradehall/mall-components/forms/ConfirmDialog";
import { toId } from "@tradehall/mall-rules/checks/id";
import { maskedMobile, normalizeMobile } from "@tradehall/mall-rules/checks/text";
import { data, redirect } from "react-router-dom";
import { hrefTo } from "../../href-to.ts";
import { askFirst } from "../../server/ask-first.ts";
import { type Attempt, attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";
import { localeOf, type Mall } from "../../server/mall.ts";

/** `made` is what an invitation came to, `typed` the number it was for. */
export type EnterpriseAnswer = Attempt<unknown> & {
  made?: { mobile: string } | { link: string };
  typed?: string;
  /** A refusal of an application that was not taken: which, and the reason as it was typed. */
  turnedDown?: { id: string; reason: string };
};

interface Act {
  question?: Question;
  work: () => Promise<unknown>;
}

function acts(mall: Mall, form: FormData, enterpriseId: number): Partial<Record<string, Act>> {
  const name = textOf(form, "name");
  const userId = toId(textOf(form, "userId")) ?? 0;
  const inviteId = toId(textOf(form, "inviteId")) ?? 0;
  const offer = (toUserId: number) => mall(offerTransfer, { body: { enterpriseId, toUserId } });
  const answer = (isAccepted: 0 | 1) => mall(answerTransfer, { body: { enterpriseId, isAccepted } });
  return {
    remove: {
      question: { about: "removeMember", values: { name } },
      work: () => mall(removeMember, { params: { enterpriseId, userId } }),
    },
    leave: {
      question: { about: "leaveEnterprise", values: { name } },
      work: () => mall(leaveEnterprise, { params: { enterpriseId } }),
    },
    transfer: { question: { about: "transfer", values: { name } }, work: () => offer(userId) },
    "take-back": { work: () => offer(0) },
    take: { work: () => answer(1) },
    refuse: { work: () => answer(0) },
    close: {
      question: { about: "closeEnterprise", values: { name } },
      work: () => mall(closeEnterprise, { params: { enterpriseId } }),
    },
    approve: { work: () => decide(mall, form, enterpriseId, 1) },
    withdraw: { work: () => mall(withdrawInvite, { params: { inviteId } }) },
  };
}

const applicationOf = (form: FormData) => toId(textOf(form, "applicationId")) ?? 0;

const decide = (mall: Mall, form: FormData, enterpriseId: number, isApproved: 0 | 1) =>
  mall(decideApplication, {
    body: { enterpriseId, applicationId: applicationOf(form), isApproved, reason: textOf(form, "reason") },
  });

async function turnDown(mall: Mall, form: FormData, enterpriseId: number, request: Request) {
  const done = await attemptForm(() => decide(mall, form, enterpriseId, 0), localeOf(request));
  return done.ok
    ? done
    : { ...done, turnedDown: { id: String(applicationOf(form)), reason: textOf(form, "reason") } };
}

async function invite(mall: Mall, form: FormData, enterpriseId: number, request: Request) {
  const isLink = textOf(form, "intent") === "link";
  const typed = isLink ? "" : textOf(form, "mobile");
  const done = await attemptForm(
    () => mall(inviteMember, { body: { enterpriseId, mobile: typed } }),
    localeOf(request),
  );
  if (!done.ok) return { ...done, typed };
  const link = new URL(hrefTo("uc-enterprise", { invite: done.data.token }), request.url).href;
  return { ...done, made: isLink ? { link } : { mobile: maskedMobile(normalizeMobile(typed)) } };
}

export async function enterpriseAction(mall: Mall, form: FormData, enterpriseId: number, request: Request) {
  const intent = textOf(form, "intent");
  const answer = (done: EnterpriseAnswer) => data(done, { status: statusOfAnswer(done) });
  if (intent === "invite" || intent === "link")
    return answer(await invite(mall, form, enterpriseId, request));
  if (intent === "turn-down") return answer(await turnDown(mall, form, enterpriseId, request));
  const act = acts(mall, form, enterpriseId)[intent];
  if (!act) throw data(null, { status: 400 });
  const done = await askFirst(form, act.question, () => attemptForm(act.work, localeOf(request)));
  if (done.ok && (intent === "leave" || intent === "close")) throw redirect(hrefTo("uc-enterprise"));
  return answer(done);
}

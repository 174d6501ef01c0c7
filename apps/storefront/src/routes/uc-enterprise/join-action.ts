/** Invitations and applications to join. Server only. */
import { answerInvite } from "@tradehall/api-client/endpoints/enterprise/joining/answer-invite";
import { applyToJoin } from "@tradehall/api-client/endpoints/enterprise/joining/apply-to-join";
import { getInvite } from "@tradehall/api-client/endpoints/enterprise/joining/get-invite";
import { withdrawApplication } from "@tradehall/api-client/endpoints/enterprise/joining/withdraw-application";
import { toId } from "@tradehall/mall-rules/checks/id";
import type { Locale } from "@tradehall/mall-rules/words";
import { data, redirect } from "react-router-dom";
import { hrefTo } from "../../href-to.ts";
import { type Attempt, attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";
import type { Mall } from "../../server/mall.ts";

/** An invitation is named by its id; the one of the address's link by the link's secret. */
async function nameOf(mall: Mall, inviteId: number, address: string) {
  const token = new URL(address).searchParams.get("invite");
  if (!token) return { inviteId };
  const linked = await mall(getInvite, { query: { token } });
  return linked.inviteId === inviteId ? { token } : { inviteId };
}

/** `sentTo` is the enterprise that was asked, `typed` what was, where it was refused. */
export type JoinAnswer = Attempt<unknown> & {
  sentTo?: string;
  typed?: { enterprise: string; note: string };
};

async function apply(mall: Mall, form: FormData, locale: Locale): Promise<JoinAnswer> {
  const typed = { enterprise: textOf(form, "enterprise"), note: textOf(form, "note") };
  const done = await attemptForm(() => mall(applyToJoin, { body: typed }), locale);
  return done.ok ? { ...done, sentTo: done.data.enterpriseName } : { ...done, typed };
}

export async function joinAction(mall: Mall, form: FormData, address: string, locale: Locale) {
  const intent = textOf(form, "intent");
  const answer = (done: JoinAnswer) => data(done, { status: statusOfAnswer(done) });
  if (intent === "apply") return answer(await apply(mall, form, locale));
  if (intent === "withdraw-application") {
    const applicationId = toId(textOf(form, "applicationId")) ?? 0;
    return answer(await attemptForm(() => mall(withdrawApplication, { params: { applicationId } }), locale));
  }
  if (intent !== "accept-invite" && intent !== "decline-invite") throw data(null, { status: 400 });
  const isAccepted = intent === "accept-invite" ? 1 : 0;
  const done = await attemptForm(async () => {
    const named = await nameOf(mall, toId(textOf(form, "inviteId")) ?? 0, address);
    return mall(answerInvite, { body: { ...named, isAccepted } });
  }, locale);
  if (!done.ok) return answer(done);
  throw redirect(
    isAccepted
      ? hrefTo("uc-enterprise-detail", { enterpriseId: String(done.data.enterpriseId) })
      : hrefTo("uc-enterprise"),
  );
}

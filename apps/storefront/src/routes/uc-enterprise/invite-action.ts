/** Accepts or declines an invitation. Server only. */
import { answerInvite } from "@tradehall/api-client/endpoints/enterprise/answer-invite";
import { getInvite } from "@tradehall/api-client/endpoints/enterprise/get-invite";
import { toId } from "@tradehall/mall-rules/checks/id";
import type { Locale } from "@tradehall/mall-rules/words";
import { data, redirect } from "react-router-dom";
import { hrefTo } from "../../href-to.ts";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";
import type { Mall } from "../../server/mall.ts";

/** An invitation is named by its id; the one of the address's link by the link's secret. */
async function nameOf(mall: Mall, inviteId: number, address: string) {
  const token = new URL(address).searchParams.get("invite");
  if (!token) return { inviteId };
  const linked = await mall(getInvite, { query: { token } });
  return linked.inviteId === inviteId ? { token } : { inviteId };
}

export async function inviteAction(mall: Mall, form: FormData, address: string, locale: Locale) {
  const intent = textOf(form, "intent");
  if (intent !== "accept-invite" && intent !== "decline-invite") throw data(null, { status: 400 });
  const isAccepted = intent === "accept-invite" ? 1 : 0;
  const done = await attemptForm(async () => {
    const named = await nameOf(mall, toId(textOf(form, "inviteId")) ?? 0, address);
    return mall(answerInvite, { body: { ...named, isAccepted } });
  }, locale);
  if (!done.ok) return data(done, { status: statusOfAnswer(done) });
  throw redirect(
    isAccepted
      ? hrefTo("uc-enterprise-detail", { enterpriseId: String(done.data.enterpriseId) })
      : hrefTo("uc-enterprise"),
  );
}

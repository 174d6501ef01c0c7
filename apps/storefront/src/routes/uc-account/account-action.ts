/** The account page's intents: the profile, signing devices out, the link of a letter. Server only. */
import { confirmMail } from "@tradehall/api-client/endpoints/account/confirm-mail";
import { endOtherSessions } from "@tradehall/api-client/endpoints/account/session/end-other-sessions";
import { endSession } from "@tradehall/api-client/endpoints/account/session/end-session";
import { setAvatar } from "@tradehall/api-client/endpoints/account/set-avatar";
import { setRecommended } from "@tradehall/api-client/endpoints/account/set-recommended";
import { setUserInfo } from "@tradehall/api-client/endpoints/account/set-user-info";
import { toFlag } from "@tradehall/api-client/models/wire";
import type { Client } from "@tradehall/api-client/transport";
import { normalized } from "@tradehall/mall-rules/checks/form";
import { toId } from "@tradehall/mall-rules/checks/id";
import { profileRules, sexes } from "@tradehall/mall-rules/checks/profile";
import type { Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { askFirst } from "../../server/ask-first.ts";
import { type Attempt, attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";

/** `typed` is what stood in the profile's form; `intent` names another form that says itself what became of it. */
export type AccountAnswer = Attempt<null> & {
  typed?: Record<keyof typeof profileRules, string>;
  intent?: "avatar" | "recommend" | "confirm-mail";
};

export async function accountAction(mall: Client, form: FormData, locale: Locale) {
  const answer = (done: AccountAnswer) => data(done, { status: statusOfAnswer(done) });
  const intent = textOf(form, "intent");
  if (intent === "profile") {
    // The server checks by the same rules.
    const typed = normalized(profileRules, form);
    const sex = sexes.find((one) => one === typed.sex) ?? "";
    const done = await attemptForm(() => mall(setUserInfo, { body: { ...typed, sex } }), locale);
    return answer({ ...done, typed });
  }
  if (intent === "end-session") {
    const params = { sessionId: toId(textOf(form, "sessionId")) ?? 0 };
    const question = { about: "endSession", values: { device: textOf(form, "device") } } as const;
    return answer(
      await askFirst(form, question, () => attemptForm(() => mall(endSession, { params }), locale)),
    );
  }
  if (intent === "end-others") {
    const question = { about: "endOthers", values: { count: textOf(form, "count") } } as const;
    return answer(await askFirst(form, question, () => attemptForm(() => mall(endOtherSessions), locale)));
  }
  const [act, value] = intent.split(":");
  if (act === "recommend") {
    const body = { prodRecommendation: toFlag(value === "1") };
    return answer({
      ...(await attemptForm(() => mall(setRecommended, { body }), locale)),
      intent: "recommend",
    });
  }
  if (intent === "avatar") {
    const body = { avatarUrl: textOf(form, "avatarUrl") };
    return answer({ ...(await attemptForm(() => mall(setAvatar, { body }), locale)), intent });
  }
  if (intent === "confirm-mail") {
    const body = { token: textOf(form, "token") };
    return answer({ ...(await attemptForm(() => mall(confirmMail, { body }), locale)), intent });
  }
  throw data(null, { status: 400 });
}

/** Signs in for today, or claims the award of a task. Server only. */
import { claimTask } from "@tradehall/api-client/endpoints/membership/claim-task";
import { signInToday } from "@tradehall/api-client/endpoints/membership/sign-in-today";
import { memberTasks } from "@tradehall/mall-rules/states/membership/member";
import type { Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { type Attempt, attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";
import type { Mall } from "../../server/mall.ts";

/** What came of a press: points and growth. */
export type MemberAnswer = Attempt<{ points: number; growth: number }>;

export async function memberAction(mall: Mall, form: FormData, locale: Locale) {
  const intent = textOf(form, "intent");
  const task = memberTasks.find((name) => intent === `task:${name}`);
  const done: MemberAnswer = await attemptForm(
    () => (task ? mall(claimTask, { body: { task } }) : mall(signInToday)),
    locale,
  );
  return data(done, { status: statusOfAnswer(done) });
}

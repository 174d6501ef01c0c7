/** Acts that cannot be taken back: no form does one whose question was not answered. Server only. */
import type { Question } from "@tradehall/mall-components/forms/ConfirmDialog";
import { data } from "react-router-dom";
import { type AskedFirst, askedFirst } from "../adapters/asked-first.ts";
import { confirmedField, confirmedOnPage } from "../isomorphic/confirmed.ts";
import type { Attempt } from "./attempt.ts";
import { textOf } from "./form.ts";

/** Thrown, it shows ConfirmPage in the page's place (`layouts/ErrorPage.tsx`). */
function askWith(question: Question, form: FormData, formError?: string) {
  const isSent = (name: string) => name !== confirmedField && name !== "reason";
  const fields = [...form].flatMap(([name, value]) =>
    isSent(name) && typeof value === "string" ? [[name, value] as const] : [],
  );
  const asked: AskedFirst = {
    kind: askedFirst,
    question,
    fields: [...fields, [confirmedField, confirmedOnPage]],
    ...(formError ? { formError } : {}),
  };
  return data(asked, { status: 409 });
}

/**
 * Does `work` once the question was answered, and asks it where it was not: the button was pressed before the script
 * was there, or without any (Spec §4 "irreversible").
 */
export async function askFirst<Answer extends Attempt<unknown>>(
  form: FormData,
  question: Question | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!question) return work();
  const given = textOf(form, confirmedField);
  if (given === "") throw askWith(question, form);
  const done = await work();
  if (!done.ok && given === confirmedOnPage) throw askWith(question, form, done.error.message);
  return done;
}

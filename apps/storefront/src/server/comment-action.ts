/** What forms of reviews send: reviews of several lines, a follow-up, taking one away. Server only. */
import { addComments } from "@tradehall/api-client/endpoints/comment/add-comments";
import { addFollowUp } from "@tradehall/api-client/endpoints/comment/add-follow-up";
import { deleteComment } from "@tradehall/api-client/endpoints/comment/delete-comment";
import { getCommentData } from "@tradehall/api-client/endpoints/comment/get-comment-data";
import { getComments } from "@tradehall/api-client/endpoints/comment/get-comments";
import type { Client } from "@tradehall/api-client/transport";
import { toId } from "@tradehall/mall-rules/checks/id";
import { trimmed } from "@tradehall/mall-rules/checks/text";
import { type CommentTag, commentTags } from "@tradehall/mall-rules/states/product/comment";
import type { Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { askFirst } from "./ask-first.ts";
import { type Attempt, attemptForm, statusOfAnswer } from "./attempt.ts";
import { textOf } from "./form.ts";
import { forgetAnswers } from "./shared-calls.ts";

export type CommentAnswer = { intent: string } & Attempt<null>;

const isTag = (tag: unknown): tag is CommentTag => commentTags.some((one) => one === tag);
const picsOf = (form: FormData, name: string): string[] => form.getAll(name).map(String);

/** Ids of the lines of which the form says something. */
function touchedIds(form: FormData): number[] {
  const entries = [...form.entries()].filter(
    ([name, value]) => /^(score|tags|content|pics)\.\d+$/.test(name) && value,
  );
  return [...new Set(entries.map(([name]) => toId(name.split(".")[1] ?? "") ?? 0))];
}

const reviewOf = (form: FormData, orderItemId: number) => ({
  orderItemId,
  score: toId(textOf(form, `score.${orderItemId}`)) ?? 0,
  tags: form.getAll(`tags.${orderItemId}`).filter(isTag),
  content: trimmed(textOf(form, `content.${orderItemId}`)),
  pics: picsOf(form, `pics.${orderItemId}`),
  isAnonymous: form.get("isAnonymous") === "1" ? (1 as const) : (0 as const),
});

/** The server names a fault by line and field, the form by field and line. */
const toFormFields = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, words]) => [name.split(".").reverse().join("."), words]),
  );

export async function commentAction(mall: Client, form: FormData, locale: Locale) {
  const intent = textOf(form, "intent");
  const prodCommId = toId(textOf(form, "commentId")) ?? 0;
  const question = { about: "deleteReview", values: { title: textOf(form, "title") } } as const;
  const done = await askFirst(form, intent === "delete-review" ? question : undefined, () =>
    attemptForm(async () => {
      if (intent === "delete-review") await mall(deleteComment, { params: { prodCommId } });
      else if (intent === "follow-up") {
        const content = trimmed(textOf(form, "content"));
        await mall(addFollowUp, { body: { prodCommId, content, pics: picsOf(form, "pics") } });
      } else {
        const ids = touchedIds(form);
        const first = toId(textOf(form, "firstLine")) ?? 0;
        const lines = ids.length > 0 ? ids : [first];
        await mall(addComments, { body: { comments: lines.map((id) => reviewOf(form, id)) } });
      }
      return null;
    }, locale),
  );
  // The product's page shows it at once to who wrote it.
  if (done.ok) forgetAnswers(getComments, getCommentData);
  const answer: CommentAnswer = done.ok
    ? { intent, ...done }
    : { intent, ok: false, error: { ...done.error, fields: toFormFields(done.error.fields) } };
  return data(answer, { status: statusOfAnswer(done) });
}

import { listQuickQuestions } from "@tradehall/api-client/endpoints/chat/list-quick-questions";
import { chatQuestions } from "@tradehall/mall-rules/words/chat";
import { handle } from "#server/handle.ts";

export default handle(listQuickQuestions, async ({ query }, { locale }) =>
  chatQuestions[query.topic].map((question) => question[locale]),
);

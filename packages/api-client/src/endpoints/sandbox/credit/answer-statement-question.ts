import * as v from "valibot";
import { id, nothing, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Answers a question about a line of a statement, as the shop does. */
export const sandboxAnswerStatementQuestion = endpoint(
  "POST /sandbox/statementQuestions/{questionId}/answer",
  {
    summary: "Answers a question about a line of a statement",
    tag: "sandbox",
    auth: "none",
    sandbox: true,
    effect: "write",
    params: v.object({ questionId: id }),
    body: v.object({ answer: text(400) }),
    answer: nothing,
    fails: ["A00001"],
    example: { params: { questionId: 1 }, body: { answer: "含运费，已在订单中列明。" }, answer: null },
  },
);

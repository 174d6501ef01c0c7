import * as v from "valibot";
import { dateTime, id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Questions about lines of statements, the newest first. */
export const sandboxListStatementQuestions = endpoint("GET /sandbox/statementQuestions", {
  summary: "Questions about lines of statements",
  tag: "sandbox",
  auth: "none",
  sandbox: true,
  effect: "read",
  answer: v.array(
    v.object({
      questionId: id,
      account: v.string(),
      shopName: v.string(),
      orderNumber: v.string(),
      question: v.string(),
      answer: v.string(),
      createTime: dateTime,
    }),
  ),
  fails: [],
  example: {
    answer: [
      {
        ...{ questionId: 1, account: "dealer01", shopName: "百工自营旗舰店" },
        ...{ orderNumber: "20261012093102713904", question: "该笔订单是否含运费？", answer: "" },
        createTime: "2026-11-02 10:00:00",
      },
    ],
  },
});

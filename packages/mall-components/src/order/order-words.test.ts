import { orderKindWords, orderStatusWords } from "@tradehall/mall-rules/words/order-export";
import { expect, test } from "vitest";
import kindEnglish from "./OrderCard/OrderCard.en.json" with { type: "json" };
import { kindMessages } from "./OrderCard/OrderCard.messages.ts";
import statusEnglish from "./OrderStatusTag/OrderStatusTag.en.json" with { type: "json" };
import { orderStatusMessages } from "./OrderStatusTag/OrderStatusTag.messages.ts";

/** Both languages of a component's words, by name. */
const wordsOf = (
  messages: Record<string, { id?: string; defaultMessage?: unknown }>,
  english: Record<string, string>,
) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, { id = "", defaultMessage }]) => [
      name,
      { zh_CN: defaultMessage, en: english[id] },
    ]),
  );

test("an exported order says its state and kind as the list does", () => {
  expect(wordsOf(orderStatusMessages, statusEnglish)).toMatchObject(orderStatusWords);
  expect(wordsOf(kindMessages, kindEnglish)).toMatchObject(orderKindWords);
});

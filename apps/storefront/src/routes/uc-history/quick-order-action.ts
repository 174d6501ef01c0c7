/** What the form of a quick order does without script: looks a list up, and puts it into the cart. Server only. */
import type { Client } from "@tradehall/api-client/transport";
import { toId } from "@tradehall/mall-rules/checks/id";
import { quickOrderLimits } from "@tradehall/mall-rules/limits";
import type { Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";
import { type AddedLine, addInParts } from "./add-in-parts.ts";
import { type FoundList, lookUp } from "./look-up.ts";
import { readSource } from "./read-source.ts";

export interface QuickAnswer extends FoundList {
  added: AddedLine[];
}

/** `LINE:PRODUCT:SKU:QUANTITY` of a form. */
function lineOf(value: string) {
  const [line = 0, prodId = 0, skuId = 0, count = 0] = value.split(":").map((part) => toId(part) ?? 0);
  return { line, prodId: String(prodId), skuId: String(skuId), count };
}

/** The file that was chosen, else what is in the field. */
async function sourceOf(form: FormData): Promise<string | Uint8Array> {
  const file = form.get("file");
  const isSent = textOf(form, "intent") === "look-up" && file instanceof File && file.size > 0;
  return isSent ? new Uint8Array(await file.arrayBuffer()) : textOf(form, "text");
}

export async function quickOrderAction(mall: Client, form: FormData, locale: Locale) {
  const done = await attemptForm<QuickAnswer>(async () => {
    const added: AddedLine[] = [];
    if (textOf(form, "intent") === "to-cart") {
      const lines = textOf(form, "goods").split(" ").map(lineOf);
      const able = lines.filter(({ count }) => count > 0);
      await addInParts(mall, able, (part) => added.push(...part));
    }
    const read = readSource(await sourceOf(form), "server");
    return { ...(await lookUp(mall, read, { atOnce: quickOrderLimits.rows })), added };
  }, locale);
  return data(done, { status: statusOfAnswer(done) });
}

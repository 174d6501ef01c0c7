/** Asks for a message when a flash sale begins, or takes that back; from a round's list and from a product's page. */
import { remindSeckill } from "@tradehall/api-client/endpoints/promotion/seckill/remind-seckill";
import { toFlag } from "@tradehall/api-client/models/wire";
import { toId } from "@tradehall/mall-rules/checks/id";
import { data, type LoaderFunctionArgs } from "react-router-dom";
import { attemptForm, statusOfAnswer } from "./attempt.ts";
import { readForm, textOf } from "./form.ts";
import { localeOf, mallOf } from "./mall.ts";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** `form` where the page's own action has read it already. */
export async function remindAction(args: Args, read?: FormData) {
  const form = read ?? (await readForm(args.request));
  const seckillId = toId(textOf(form, "seckillId")) ?? 0;
  const isReminded = toFlag(textOf(form, "isReminded") === "1");
  const ask = () => mallOf(args)(remindSeckill, { body: { seckillId, isReminded } });
  const done = await attemptForm(ask, localeOf(args.request));
  return data(done, { status: statusOfAnswer(done) });
}

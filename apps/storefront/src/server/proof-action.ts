/** The action of a page in three steps: a code leaves, it becomes a proof, the proof and a form what the page is for. */
import type { Client } from "@tradehall/api-client/transport";
import type { FormRules } from "@tradehall/mall-rules/checks/form";
import type { Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { attemptForm } from "./attempt.ts";
import { hostFacts } from "./facts.ts";
import { checkedForm, readForm, textOf } from "./form.ts";
import { type LoaderArgs, localeOf, mallOf } from "./mall.ts";
import { type Proof, refusedStep, type StepAnswer, stepStatus } from "./proof-steps.ts";
import { mobileOf, type SentCode } from "./send-code.ts";

/** What such a page keeps of an answer; `typed` of a refused last form, with its proof. */
export interface ProofAnswer<Kept = object> extends StepAnswer {
  typed?: Proof & Kept;
  isDone?: true;
}

interface ProofSteps<Name extends string, Made, Kept, End> {
  send: (mall: Client, form: FormData, locale: Locale) => Promise<SentCode>;
  verify: (mall: Client, form: FormData, locale: Locale) => Promise<StepAnswer>;
  /** Of the last form. */
  rules: FormRules<Name>;
  /** What of the last form comes back with its refusal. */
  kept: (values: Record<Name, string>) => Kept;
  finish: (mall: Client, values: Record<Name, string>, proof: Proof) => Promise<Made>;
  done: (made: Made, isSecure: boolean) => End;
}

export async function proofAction<Name extends string, Made, Kept, End>(
  args: LoaderArgs,
  { send, verify, rules, kept, finish, done }: ProofSteps<Name, Made, Kept, End>,
) {
  const mall = mallOf(args);
  const locale = localeOf(args.request);
  const form = await readForm(args.request);
  const intent = textOf(form, "intent");
  const answer = (step: ProofAnswer<Kept>) => data(step, { status: stepStatus(step) });
  if (intent === "sendCode") return answer(await send(mall, form, locale));
  if (intent !== "finish") return answer(await verify(mall, form, locale));

  const proof = { mobile: mobileOf(form), flag: textOf(form, "flag") };
  const { values, fields } = checkedForm(form, rules, locale);
  const refuse = (words: Record<string, string>, message = "") =>
    answer({ ...refusedStep(proof.mobile, words, message), typed: { ...proof, ...kept(values) } });
  if (fields) return refuse(fields);
  const made = await attemptForm(() => finish(mall, values, proof), locale);
  if (!made.ok) return refuse(made.error.fields, made.error.message);
  return done(made.data, args.context.get(hostFacts).isSecure);
}

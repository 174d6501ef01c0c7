/** What the landing page and its embedded form load and do. Server only. */
import { randomUUID } from "node:crypto";
import { applyFromLanding } from "@tradehall/api-client/endpoints/landing/apply";
import { getLandingBg } from "@tradehall/api-client/endpoints/landing/get-landing-bg";
import { getLandingProds } from "@tradehall/api-client/endpoints/landing/get-landing-prods";
import { getOwnLead } from "@tradehall/api-client/endpoints/landing/get-own-lead";
import { listProdModels } from "@tradehall/api-client/endpoints/landing/list-prod-models";
import {
  type LeadValues,
  toLandingProduct,
  toLeadBody,
  toLeadValues,
  toModelGroups,
  toSentLead,
} from "@tradehall/mall-adapters/landing";
import { normalized } from "@tradehall/mall-rules/checks/form";
import { leadRules } from "@tradehall/mall-rules/checks/landing";
import type { Locale } from "@tradehall/mall-rules/words";
import { attemptForm } from "./attempt.ts";
import { textOf } from "./form.ts";
import type { Mall } from "./mall.ts";
import { regionsFor } from "./region.ts";

const typedIn = (params: { get(name: string): unknown }): LeadValues =>
  Object.fromEntries(
    Object.entries(normalized(leadRules, params)).flatMap(([name, value]) =>
      value === "" ? [] : [[name, value.slice(0, 200)]],
    ),
  );

export async function loadLanding(mall: Mall, request: Request, own: LeadValues = {}) {
  const values = { ...own, ...typedIn(new URL(request.url).searchParams) };
  const [background, products, models, regions] = await Promise.all([
    mall.shared(getLandingBg),
    mall.shared(getLandingProds),
    mall.shared(listProdModels),
    regionsFor(mall, values),
  ]);
  return {
    background,
    products: products.map(toLandingProduct),
    models: toModelGroups(models),
    regions,
    values,
    idempotencyKey: randomUUID(),
  };
}
export type LandingData = Awaited<ReturnType<typeof loadLanding>>;

/**
 * The same for who is signed in: their number is in the form already; what they sent shows instead of it, until they
 * want to send it again otherwise.
 */
export async function loadOwnLanding(mall: Mall, request: Request) {
  const { mobile, isBound, lead } = await mall(getOwnLead);
  const isAgain = new URL(request.url).searchParams.has("again");
  const own: LeadValues = isAgain && lead ? toLeadValues(lead) : { mobile };
  return {
    ...(await loadLanding(mall, request, own)),
    isBound: isBound === 1,
    sent: lead && !isAgain ? toSentLead(lead) : undefined,
  };
}

/** Keeps the enquiry; a refusal gives back what was typed. */
export async function applyAction(mall: Mall, form: FormData, isEmbedded: boolean, locale: Locale) {
  const values = typedIn(form);
  const key = textOf(form, "key") || randomUUID();
  const done = await attemptForm(
    () => mall(applyFromLanding, { body: toLeadBody(values, isEmbedded) }, { idempotencyKey: key }),
    locale,
  );
  if (done.ok) return { ...done, values };
  return { ...done, values, key, regions: await regionsFor(mall, values) };
}
export type LandingAnswer = Awaited<ReturnType<typeof applyAction>>;

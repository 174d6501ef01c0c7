/** What the page of the own store is answered by its action, and what it says where no answer came. */
import type { RegionOption } from "@tradehall/mall-components/forms/RegionCascader";
import type { StoreField } from "@tradehall/mall-rules/checks/store";
import type { MallError } from "../../adapters/mall-error.ts";
import { networkErrorAnswer, networkErrorStep } from "../../browser/forms/catch-network-error.ts";
import type { Attempt } from "../../server/attempt.ts";
import type { StepAnswer } from "../../server/proof-steps.ts";

/** The key of the application's draft. */
export const storeDraft = "store";

/** A refused application: what stood in its form and the lists of its region, for a page that was sent without script. */
export interface RefusedApplication {
  fields: Record<string, string>;
  message: string;
  values?: Record<StoreField, string>;
  regions?: { provinces: RegionOption[]; cities: RegionOption[]; areas: RegionOption[] };
}

export interface StoreAnswer {
  application?: RefusedApplication;
  withdrawal?: Attempt<unknown>;
  account?: StepAnswer & { account?: string; savedAt?: number };
}

/** Whichever of the page's forms it was: each reads its own part, a code's what is beside them. */
export const networkErrorStore = (error: MallError) => ({
  ...networkErrorStep(error),
  application: { fields: {}, message: error.message },
  withdrawal: networkErrorAnswer(error),
  account: networkErrorStep(error),
});

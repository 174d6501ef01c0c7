/** What the enquiry's form needs while it is filled in: regions level by level, companies as they are typed. */
import type { LeadFormProps } from "@tradehall/mall-components/entry/LeadForm";
import { useNavigation, useSubmit } from "react-router-dom";
import type { LandingAnswer, LandingData } from "../../server/landing.ts";
import type { networkErrorAnswer } from "./catch-network-error.ts";
import { useCompanies } from "./use-companies.ts";
import { useRegions } from "./use-regions.ts";

/** What an enquiry came to. */
export type LeadAnswer = LandingAnswer | ReturnType<typeof networkErrorAnswer> | undefined;

/** `action` is the page itself, without what its address asked for. */
export function useLeadForm(loaded: LandingData, answer: LeadAnswer, action: string): LeadFormProps {
  const refused = answer?.ok === false && "values" in answer ? answer : undefined;
  const error = answer?.ok === false ? answer.error : undefined;
  const { provinces } = loaded.regions;
  const { cities, areas, open, pending } = useRegions(refused?.regions ?? loaded.regions);
  const submit = useSubmit();
  const navigation = useNavigation();

  return {
    models: loaded.models,
    regions: { provinces, cities, areas },
    onRegionOpen: (level, parentId) => void open(level, parentId),
    ...pending,
    ...useCompanies(),
    defaultValues: refused?.values ?? loaded.values,
    ...(error ? { fieldErrors: error.fields, formError: error.message } : {}),
    idempotencyKey: refused?.key ?? loaded.idempotencyKey,
    isPending: navigation.state === "submitting",
    onSubmit: (values) => void submit(values, { method: "POST", action }),
  };
}

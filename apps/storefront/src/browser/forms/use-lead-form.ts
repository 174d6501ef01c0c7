/** What the enquiry's form needs while it is filled in: regions level by level, companies as they are typed. */
import type { CompanyChoice } from "@tradehall/mall-components/shell/CompanyField";
import type { LeadFormProps } from "@tradehall/mall-components/shell/LeadForm";
import { useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router-dom";
import type { LandingAnswer, LandingData } from "../../server/landing.ts";
import { pageCalls } from "../calls/lazy-calls.ts";
import type { lostCall } from "./kept-form.ts";
import { useRegions } from "./use-regions.ts";

/** What an enquiry came to. */
export type LeadAnswer = LandingAnswer | ReturnType<typeof lostCall> | undefined;

/** `action` is the page itself, without what its address asked for. */
export function useLeadForm(loaded: LandingData, answer: LeadAnswer, action: string): LeadFormProps {
  const refused = answer?.ok === false && "values" in answer ? answer : undefined;
  const error = answer?.ok === false ? answer.error : undefined;
  const { provinces } = loaded.regions;
  const { cities, areas, open, pending } = useRegions(refused?.regions ?? loaded.regions);
  const [companies, setCompanies] = useState<readonly CompanyChoice[]>([]);
  const [isLookingUp, setLookingUp] = useState(false);
  const looked = useRef<AbortController>(undefined);
  const submit = useSubmit();
  const navigation = useNavigation();

  const lookUp = async (keyword: string): Promise<void> => {
    // Only the newest word's answer counts.
    looked.current?.abort();
    const mine = new AbortController();
    looked.current = mine;
    setLookingUp(true);
    try {
      const { fetchCompanies } = await pageCalls();
      const found = await fetchCompanies(keyword, mine.signal);
      if (!mine.signal.aborted) setCompanies(found);
    } catch (error) {
      // The name can be typed all the same (Spec §8 "only logged").
      if (!mine.signal.aborted) {
        console.error(error);
        setCompanies([]);
      }
    } finally {
      if (looked.current === mine) setLookingUp(false);
    }
  };

  return {
    models: loaded.models,
    regions: { provinces, cities, areas },
    onRegionOpen: (level, parentId) => void open(level, parentId),
    ...pending,
    companies,
    onLookUp: (keyword) => void lookUp(keyword),
    isLookingUp,
    defaultValues: refused?.values ?? loaded.values,
    ...(error ? { fieldErrors: error.fields, formError: error.message } : {}),
    idempotencyKey: refused?.key ?? loaded.idempotencyKey,
    isPending: navigation.state === "submitting",
    onSubmit: (values) => void submit(values, { method: "POST", action }),
  };
}

/** What the enquiry's form needs while it is filled in: regions level by level, companies as they are typed. */
import type { CompanyChoice } from "@tradehall/mall-components/shell/CompanyField";
import type { LeadFormProps } from "@tradehall/mall-components/shell/LeadForm";
import { useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router-dom";
import type { LandingAnswer, LandingData } from "../server/landing.ts";
import { pageCalls } from "./lazy-calls.ts";
import { useErrorReaction } from "./Reactions.tsx";

type Regions = LeadFormProps["regions"];
type RegionLevel = Parameters<NonNullable<LeadFormProps["onRegionOpen"]>>[0];

export function useLeadForm(loaded: LandingData, answer: LandingAnswer | undefined): LeadFormProps {
  const refused = answer?.ok === false ? answer : undefined;
  const [regions, setRegions] = useState<Regions>(refused?.regions ?? loaded.regions);
  const [pendingRegion, setPendingRegion] = useState<RegionLevel>();
  const [companies, setCompanies] = useState<readonly CompanyChoice[]>([]);
  const [isLookingUp, setLookingUp] = useState(false);
  const looked = useRef<AbortController>(undefined);
  const react = useErrorReaction();
  const submit = useSubmit();
  const navigation = useNavigation();

  const openRegion = async (level: RegionLevel, parentId: string): Promise<void> => {
    setPendingRegion(level);
    setRegions((now) => ({ ...now, areas: [], ...(level === "city" ? { cities: [] } : {}) }));
    try {
      const { fetchAreas } = await pageCalls();
      const found = await fetchAreas(Number(parentId));
      const options = found.map((area) => ({ id: String(area.areaId), name: area.areaName }));
      setRegions((now) => ({ ...now, [level === "city" ? "cities" : "areas"]: options }));
    } catch (error) {
      react(error);
    } finally {
      setPendingRegion(undefined);
    }
  };

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
    regions,
    onRegionOpen: (level, parentId) => void openRegion(level, parentId),
    ...(pendingRegion ? { pendingRegion } : {}),
    companies,
    onLookUp: (keyword) => void lookUp(keyword),
    isLookingUp,
    defaultValues: refused?.values ?? loaded.values,
    ...(refused ? { fieldErrors: refused.error.fields, formError: refused.error.message } : {}),
    idempotencyKey: refused?.key ?? loaded.idempotencyKey,
    isPending: navigation.state === "submitting",
    onSubmit: (values) => void submit(values, { method: "POST" }),
  };
}

/** Companies of the look-up for what is typed into a name, as the company field takes them. */
import type { CompanyChoice } from "@tradehall/mall-components/forms/CompanyField";
import { useRef, useState } from "react";
import { fetchCompanies } from "../calls/page-calls.ts";

export function useCompanies() {
  const [companies, setCompanies] = useState<readonly CompanyChoice[]>([]);
  const [isLookingUp, setLookingUp] = useState(false);
  const looked = useRef<AbortController>(undefined);
  const lookUp = async (keyword: string): Promise<void> => {
    // Only the newest word's answer counts.
    looked.current?.abort();
    const mine = new AbortController();
    looked.current = mine;
    setLookingUp(true);
    try {
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
  return { companies, isLookingUp, onLookUp: (keyword: string) => void lookUp(keyword) };
}

import { toHalfWidth } from "@tradehall/mall-rules/checks/text";
import { leadLimits } from "@tradehall/mall-rules/limits";
import { useComboList } from "@tradehall/ui/combo-list";
import { useRef, useState } from "react";
import type { CompanyChoice, CompanyFieldProps } from "./company-field-props.ts";

/** What the company field knows and does beside its list. */
export function useCompanyField({ companies = [], onLookUp, ...props }: CompanyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [creditCode, setCreditCode] = useState(props.defaultCreditCode ?? "");
  /** A look-up for what is typed now was asked for. */
  const [isSearched, setSearched] = useState(false);
  const lines = isSearched ? companies : [];
  const isEmpty = isSearched && companies.length === 0;
  const combo = useComboList<CompanyChoice>({
    lines,
    hasNote: isEmpty || props.isLoading === true,
    onType: look,
    onChoose: pick,
  });

  function look(text: string) {
    // A name that was changed is no longer the company that was picked.
    setCreditCode("");
    const keyword = toHalfWidth(text).trim();
    if (!onLookUp || [...keyword].length < leadLimits.lookUpMin) {
      combo.later();
      setSearched(false);
      combo.show(false);
      return;
    }
    combo.later(() => {
      setSearched(true);
      // Who has gone on to the next field meanwhile is not called back by a list over it.
      combo.show(document.activeElement === input.current);
      onLookUp(keyword);
    }, leadLimits.lookUpDebounceMs);
  }
  function pick(company: CompanyChoice) {
    combo.later();
    if (input.current) input.current.value = company.name;
    setCreditCode(company.creditCode);
    props.onPick?.(company);
    setSearched(false);
    combo.show(false);
  }
  return {
    ...combo,
    input,
    lines: combo.isShown ? lines : [],
    creditCode,
    isEmpty,
    pick,
    onFocus: () => combo.show(isSearched),
  };
}

import { toHalfWidth } from "@tradehall/mall-rules/checks/text";
import { leadLimits } from "@tradehall/mall-rules/limits";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { CompanyChoice, CompanyFieldProps } from "./CompanyField.tsx";

const looked = (text: string): string => toHalfWidth(text).trim();

/** What the company field knows and does; the field itself stays uncontrolled, so that what was typed before hydration stays. */
export function useCompanyField({ companies = [], onLookUp, ...props }: CompanyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [creditCode, setCreditCode] = useState(props.defaultCreditCode ?? "");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** A look-up for what is typed now was asked for. */
  const [isSearched, setSearched] = useState(false);
  useEffect(() => () => clearTimeout(debounce.current), []);
  const isShown = isOpen && isSearched && companies.length > 0;

  function look(text: string) {
    clearTimeout(debounce.current);
    setActive(-1);
    // A name that was changed is no longer the company that was picked.
    setCreditCode("");
    const keyword = looked(text);
    if (!onLookUp || [...keyword].length < leadLimits.lookUpMin) {
      setSearched(false);
      setOpen(false);
      return;
    }
    debounce.current = setTimeout(() => {
      setSearched(true);
      // Who has gone on to the next field meanwhile is not called back by a list over it.
      setOpen(document.activeElement === input.current);
      onLookUp(keyword);
    }, leadLimits.lookUpDebounceMs);
  }
  function pick(company: CompanyChoice) {
    clearTimeout(debounce.current);
    if (input.current) input.current.value = company.name;
    setCreditCode(company.creditCode);
    setOpen(false);
    setSearched(false);
    setActive(-1);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Keys belong to the input method while it composes; 229 is what older engines send for them.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const chosen = isShown ? companies[active] : undefined;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!isSearched || companies.length === 0) return;
      event.preventDefault();
      if (!isShown) return setOpen(true);
      const count = companies.length + 1;
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive(((active + 1 + step + count) % count) - 1);
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  }
  return {
    input,
    creditCode,
    isOpen,
    isShown,
    isSearched,
    active,
    pick,
    onKeyDown,
    typed: (text: string) => {
      if (!isComposing.current) look(text);
    },
    composing: () => {
      isComposing.current = true;
    },
    composed: (text: string) => {
      isComposing.current = false;
      look(text);
    },
    onFocus: () => {
      if (isSearched) setOpen(true);
    },
    onBlur: () => setOpen(false),
  };
}

import { toHalfWidth } from "@tradehall/mall-rules/checks/text";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { useComboList } from "@tradehall/ui/combo-list";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { SearchBoxProps, SearchSource } from "./search-box-props.ts";

/** The word that is searched: trimmed, full-width letters and digits turned into half-width (Spec §5). */
const searched = (text: string): string => toHalfWidth(text).trim();

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What a search box knows and does beside its list. */
export function useSearchBox(props: SearchBoxProps) {
  const {
    defaultKeyword = "",
    place = "",
    history = [],
    suggestions = [],
    onInput,
    hasShortcut = true,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const source = useRef<SearchSource>("typed");
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastAsked = useRef("");
  const [keyword, setKeyword] = useState(defaultKeyword);
  /** The buyer searched for nothing and is told so. */
  const [isRefused, setRefused] = useState(false);

  // The box follows the address: another keyword, or none after leaving the list (Spec §2).
  const address = `${place}\n${defaultKeyword}`;
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    setKeyword(defaultKeyword);
  }
  const followed = useRef(address);
  useEffect(() => {
    if (followed.current === address) return;
    followed.current = address;
    lastAsked.current = "";
    if (input.current) input.current.value = defaultKeyword;
  }, [address, defaultKeyword]);

  useEffect(() => {
    if (!hasShortcut) return;
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus({ preventScroll: true });
      input.current?.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, [hasShortcut]);
  useEffect(() => () => clearTimeout(closing.current), []);

  const word = searched(keyword);
  const kind: "history" | "suggestions" = word === "" ? "history" : "suggestions";
  const options = kind === "history" ? history : suggestions;
  const combo = useComboList<string>({
    lines: options,
    hasNote: isRefused,
    onType: look,
    onChoose: submitWord,
    onDelete: kind === "history" ? props.onDeleteHistory : undefined,
  });

  function look(text: string) {
    setKeyword(text);
    setRefused(false);
    combo.show(true);
    combo.later();
    const next = searched(text);
    if (next === "") lastAsked.current = "";
    else if (next !== lastAsked.current)
      combo.later(() => {
        lastAsked.current = next;
        onInput?.(next);
      }, shellLimits.suggestionDebounceMs);
  }
  function submitWord(text: string) {
    if (!input.current || !form.current) return;
    input.current.value = text;
    setKeyword(text);
    source.current = kind === "history" ? "history" : "suggestion";
    form.current.requestSubmit();
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const field = input.current;
    const text = searched(field?.value ?? "");
    const from = source.current;
    source.current = "typed";
    combo.later();
    // The same word typed again is a new question.
    lastAsked.current = "";
    combo.show(false);
    if (props.isShopClosed) {
      event.preventDefault();
      props.onClosedShop?.();
      return;
    }
    if (text === "") {
      event.preventDefault();
      field?.focus();
      setRefused(true);
      combo.show(true);
      return;
    }
    if (field) field.value = text;
    props.onSearch?.(text, from, event);
  }
  function onFocus() {
    clearTimeout(closing.current);
    combo.show(true);
    props.onFocus?.();
  }
  function onBlur() {
    closing.current = setTimeout(() => {
      combo.show(false);
      setRefused(false);
    }, shellLimits.suggestionCloseMs);
  }
  return { ...combo, input, form, kind, options, isRefused, submitWord, onSubmit, onFocus, onBlur };
}

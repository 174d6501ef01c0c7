import { toHalfWidth } from "@tradehall/mall-rules/checks/text";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { SearchBoxProps, SearchSource } from "./SearchBox.tsx";

/** The word that is searched: trimmed, full-width letters and digits turned into half-width (Spec §5). */
const searched = (text: string): string => toHalfWidth(text).trim();

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What a search box knows and does; the field itself stays uncontrolled, so that what was typed before hydration stays. */
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
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const said = useRef("");
  const [keyword, setKeyword] = useState(defaultKeyword);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
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
    said.current = "";
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
  useEffect(
    () => () => {
      clearTimeout(debounce.current);
      clearTimeout(closing.current);
    },
    [],
  );

  const word = searched(keyword);
  const kind: "history" | "suggestions" = word === "" ? "history" : "suggestions";
  const options = kind === "history" ? history : suggestions;
  const isShown = isOpen && (options.length > 0 || isRefused);

  function typed(text: string) {
    setKeyword(text);
    setActive(-1);
    setOpen(true);
    setRefused(false);
    clearTimeout(debounce.current);
    const next = searched(text);
    if (next === "") said.current = "";
    else if (next !== said.current)
      debounce.current = setTimeout(() => {
        said.current = next;
        onInput?.(next);
      }, shellLimits.suggestionDebounceMs);
  }
  function submitWord(text: string, from: SearchSource) {
    if (!input.current || !form.current) return;
    input.current.value = text;
    setKeyword(text);
    source.current = from;
    form.current.requestSubmit();
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const field = input.current;
    const text = searched(field?.value ?? "");
    const from = source.current;
    source.current = "typed";
    clearTimeout(debounce.current);
    // The same word typed anew is a new question.
    said.current = "";
    setOpen(false);
    setActive(-1);
    if (props.isShopClosed) {
      event.preventDefault();
      props.onClosedShop?.();
      return;
    }
    if (text === "") {
      event.preventDefault();
      field?.focus();
      setRefused(true);
      setOpen(true);
      return;
    }
    if (field) field.value = text;
    props.onSearch?.(text, from, event);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Keys belong to the input method while it composes; 229 is what older engines send for them.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const chosen = isShown ? options[active] : undefined;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isShown) return setOpen(true);
      const count = options.length + 1;
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive(((active + 1 + step + count) % count) - 1);
    } else if (event.key === "Enter" && chosen !== undefined) {
      event.preventDefault();
      submitWord(chosen, kind === "history" ? "history" : "suggestion");
    } else if (event.key === "Delete" && chosen !== undefined && kind === "history") {
      event.preventDefault();
      props.onDeleteHistory?.(chosen);
      setActive(Math.min(active, options.length - 2));
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  }
  function onFocus() {
    clearTimeout(closing.current);
    setOpen(true);
    props.onFocus?.();
  }
  function onBlur() {
    closing.current = setTimeout(() => {
      setOpen(false);
      setActive(-1);
      setRefused(false);
    }, shellLimits.suggestionCloseMs);
  }
  return {
    input,
    form,
    kind,
    options,
    isShown,
    isRefused,
    active,
    typed,
    submitWord,
    onSubmit,
    onKeyDown,
    onFocus,
    onBlur,
  };
}

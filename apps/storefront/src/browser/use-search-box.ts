/** History and suggestions of the search box, fetched when the buyer asks for them. */
import type { SearchBoxProps } from "@tradehall/mall-components/shell/SearchBox";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { pageCalls } from "./lazy-calls.ts";
import { useErrorReaction } from "./Reactions.tsx";

type Props = Pick<
  SearchBoxProps,
  | "history"
  | "suggestions"
  | "onFocus"
  | "onInput"
  | "onDeleteHistory"
  | "onClearHistory"
  | "defaultKeyword"
  | "couponId"
>;

export function useSearchBox(isSignedIn: boolean): Props {
  const [history, setHistory] = useState<readonly string[]>([]);
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [search] = useSearchParams();
  const running = useRef<AbortController>(undefined);
  const react = useErrorReaction();

  const forget = (keyword: string, kept: readonly string[]) => {
    const before = history;
    setHistory(kept);
    pageCalls()
      .then((calls) => calls.forgetWords(keyword))
      .catch((error: unknown) => {
        setHistory(before);
        react(error);
      });
  };
  const couponId = search.get("couponId");
  return {
    history,
    suggestions,
    defaultKeyword: search.get("pn") ?? "",
    ...(couponId ? { couponId } : {}),
    onFocus: () => {
      // Suggestions and history are a convenience: without them the box still searches.
      if (isSignedIn)
        pageCalls()
          .then((calls) => calls.fetchHistory())
          .then(setHistory, console.error);
    },
    onInput: (keyword) => {
      running.current?.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      if (keyword === "") return setSuggestions([]);
      pageCalls()
        .then((calls) => calls.fetchSuggestions(keyword, signal))
        .then(
          (list) => signal.aborted || setSuggestions(list.map((item) => item.productName)),
          (error: unknown) => signal.aborted || console.error(error),
        );
    },
    onDeleteHistory: (keyword) =>
      forget(
        keyword,
        history.filter((word) => word !== keyword),
      ),
    onClearHistory: () => forget(history.join(","), []),
  };
}

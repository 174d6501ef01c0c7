/** History and suggestions of the search box, fetched when the buyer asks for them. */
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import type { SearchBoxProps } from "@tradehall/mall-components/chrome/SearchBox";
import { useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { listHref } from "../adapters/list-address.ts";
import { useUndoable } from "../browser/actions/use-undoable.ts";
import { fetchHistory, fetchSuggestions, forgetWords, restoreWords } from "../browser/calls/page-calls.ts";

type Props = Pick<
  SearchBoxProps,
  | "history"
  | "suggestions"
  | "onFocus"
  | "onInput"
  | "onSearch"
  | "onDeleteHistory"
  | "onClearHistory"
  | "defaultKeyword"
  | "couponId"
  | "place"
>;

const listPath = /^\/list(?:-copy)?$/;

export function useSearchBox(isSignedIn: boolean): Props {
  const [history, setHistory] = useState<readonly string[]>([]);
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const running = useRef<AbortController>(undefined);
  /** Changes of the history: an answer that was asked for before one does not know of it. */
  const changes = useRef(0);
  const { act } = useUndoable();
  const words = useReactionWords();
  const isOnList = listPath.test(pathname);
  const couponId = search.get("couponId");

  const change = (changed: readonly string[]) => {
    changes.current += 1;
    setHistory(changed);
  };
  const forget = (keyword: string, kept: readonly string[]) => {
    const before = history;
    void act({
      show: () => change(kept),
      takeBack: () => change(before),
      send: () => forgetWords(keyword),
      undo: {
        message: words("forgotten", { count: before.length - kept.length }),
        send: () => restoreWords(before),
      },
    });
  };
  return {
    history,
    suggestions,
    place: isOnList ? "list" : "",
    defaultKeyword: (isOnList && search.get("pn")) || "",
    ...(couponId ? { couponId } : {}),
    onFocus: () => {
      // Suggestions and history are a convenience: without them the box still searches.
      if (!isSignedIn) return;
      const known = changes.current;
      fetchHistory()
        .then((words) => known === changes.current && setHistory(words))
        .catch(console.error);
    },
    onInput: (keyword) => {
      running.current?.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      fetchSuggestions(keyword, signal).then(
        (list) => signal.aborted || setSuggestions(list.map((item) => item.productName)),
        (error: unknown) => {
          if (signal.aborted) return;
          console.error(error);
          // Those of the word before would be taken for this one's.
          setSuggestions([]);
        },
      );
    },
    onSearch: (keyword, _source, event) => {
      event.preventDefault();
      running.current?.abort();
      setSuggestions([]);
      void navigate(listHref({ pn: keyword, ...(couponId ? { couponId } : {}) }));
    },
    onDeleteHistory: (keyword) =>
      forget(
        keyword,
        history.filter((word) => word !== keyword),
      ),
    onClearHistory: () => forget(history.join(","), []),
  };
}

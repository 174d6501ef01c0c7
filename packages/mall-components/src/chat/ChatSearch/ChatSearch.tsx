import { byPlace } from "@tradehall/ui/by-place";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { CloseIcon, Icon, SearchIcon } from "@tradehall/ui/Icon";
import { IconButton } from "@tradehall/ui/IconButton";
import { SearchField } from "@tradehall/ui/SearchField";
import { type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import * as css from "./ChatSearch.css.ts";
import { words } from "./ChatSearch.messages.ts";
import { markedParts } from "./marked-parts.ts";

/** A message that was found. */
export interface ChatHit {
  /** Id of the message, handed to `onOpen`. */
  id: string;
  /** Who said it. */
  from: "own" | "shop";
  /** Name of the one who answered. */
  name?: string;
  /** What it says; two lines of it show, with the keyword marked. */
  text: string;
  /** When, with its zone. */
  dateTime: string;
}

export interface ChatSearchProps extends ListStateProps {
  /** What `hits` were found for; empty before the first search. */
  keyword: string;
  /** What was found, the latest first. */
  hits: readonly ChatHit[];
  /** Called with the trimmed keyword on Enter. */
  onSearch: (keyword: string) => void;
  /** Called to lead to the message. */
  onOpen: (id: string) => void;
  /** Called by the cross, to go back to the messages. */
  onClose: () => void;
}

/** Looks for messages of a conversation: what is found, with its words marked, leads to its place. */
export function ChatSearch(props: ChatSearchProps) {
  const { keyword, hits, onSearch, onOpen, onClose, state, onRetry } = props;
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const say = (title: string, icon: ReactNode = <Icon as={SearchIcon} size="xl" />) => (
    <EmptyState illustration={icon} size="s" title={title} />
  );
  const empty = keyword
    ? hits.length === 0 && say(intl.formatMessage(words.none, { keyword }))
    : say(intl.formatMessage(words.start));
  const isFound = !empty && (state === undefined || state === "ready");
  const label = intl.formatMessage(words.label);
  return (
    <section aria-label={label} className={css.frame}>
      <div className={css.head}>
        <div className={css.field}>
          <SearchField
            defaultValue={keyword}
            isPending={state === "loading"}
            label={label}
            labels={{ clear: intl.formatMessage(words.clear) }}
            onSubmit={onSearch}
            placeholder={label}
            ref={field}
          />
        </div>
        <IconButton icon={CloseIcon} label={intl.formatMessage(words.close)} onPress={onClose} />
      </div>
      <div className={css.hits}>
        <p className={css.count} role="status">
          {isFound && intl.formatMessage(words.found, { count: hits.length })}
        </p>
        <AsyncList
          empty={empty}
          failedText={intl.formatMessage(words.failed)}
          onRetry={onRetry}
          size="s"
          state={state}
        >
          <ul>
            {hits.map((hit) => (
              <li key={hit.id}>
                <button className={css.hit} onClick={() => onOpen(hit.id)} type="button">
                  <span className={css.meta}>
                    <span className={css.name}>
                      {hit.from === "own"
                        ? intl.formatMessage(words.me)
                        : (hit.name ?? intl.formatMessage(words.shop))}
                    </span>
                    <time className={css.time} dateTime={hit.dateTime}>
                      {intl.formatDate(hit.dateTime, {
                        dateStyle: "medium",
                        timeStyle: "short",
                        timeZone: "Asia/Shanghai",
                      })}
                    </time>
                  </span>
                  <span className={css.text}>
                    {byPlace(markedParts(hit.text, keyword)).map(({ item: { text, isMarked }, key }) =>
                      isMarked ? (
                        <mark className={css.mark} key={key}>
                          {text}
                        </mark>
                      ) : (
                        text
                      ),
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </AsyncList>
      </div>
    </section>
  );
}

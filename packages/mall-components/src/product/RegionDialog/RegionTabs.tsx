import { Tabs } from "@tradehall/ui/Tabs";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { messages } from "../../forms/RegionCascader/RegionCascader.messages.ts";
import type { RegionOption } from "../../forms/RegionCascader/RegionCascader.tsx";
import { listWords } from "../../messages/list.messages.ts";
import * as css from "./RegionDialog.css.ts";
import type { RegionDialogProps } from "./region-dialog-props.ts";

const levels = ["province", "city", "area"] as const;
type Level = (typeof levels)[number];
type Chosen = { readonly [L in Level]?: RegionOption };

type RegionTabsProps = Pick<RegionDialogProps, "regions" | "onOpen" | "pendingLevel" | "onChoose">;

/** Province, city and area as three tabs: each choice opens the next, that of an area is the answer. */
export function RegionTabs({ regions, onOpen, pendingLevel, onChoose }: RegionTabsProps) {
  const intl = useIntl();
  const [level, setLevel] = useState<Level>("province");
  const [chosen, setChosen] = useState<Chosen>({});
  const wasChosen = useRef(false);
  const options = { province: regions.provinces, city: regions.cities, area: regions.areas };

  const isOpen = { province: true, city: chosen.province !== undefined, area: chosen.city !== undefined };

  function choose(option: RegionOption) {
    if (level === "area") return onChoose(option.id);
    const next = level === "province" ? "city" : "area";
    setChosen(level === "province" ? { province: option } : { ...chosen, city: option });
    setLevel(next);
    wasChosen.current = true;
    onOpen(next, option.id);
  }

  return (
    <Tabs
      label={intl.formatMessage(messages.label)}
      onChange={(id) => setLevel(id)}
      selected={level}
      tabs={levels.map((id) => ({
        id,
        label: chosen[id]?.name ?? intl.formatMessage(messages[id]),
        isDisabled: !isOpen[id],
        content:
          pendingLevel === id ? (
            <p role="status">{intl.formatMessage(listWords.loading)}</p>
          ) : (
            <ul
              className={css.regions}
              ref={(list) => {
                const first = list?.querySelector("button");
                if (!wasChosen.current || !first) return;
                // The pressed one has gone: the keyboard goes on at the next level.
                wasChosen.current = false;
                first.focus();
              }}
            >
              {options[id].map((option) => (
                <li key={option.id}>
                  <button
                    aria-pressed={option.id === chosen[id]?.id}
                    className={css.region}
                    onClick={() => choose(option)}
                    type="button"
                  >
                    {option.name}
                  </button>
                </li>
              ))}
            </ul>
          ),
      }))}
    />
  );
}

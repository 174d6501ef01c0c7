import type { HomeFloorView } from "@tradehall/mall-adapters/home";
import { HomeFloor } from "@tradehall/mall-components/home/HomeFloor";
import { homeWords } from "@tradehall/mall-rules/words/home";
import { memo } from "react";
import { quickAdd } from "../../browser/actions/quick-add.tsx";
import { useShell } from "../../browser/session/use-shell.ts";
import { shown, useFloorTab } from "./use-floor-tab.ts";

interface FloorProps {
  floor: HomeFloorView;
  number: number;
  /** Its goods can be put into the cart. */
  isSold: boolean;
}

/** A floor with its banner and a tab for each of its categories. */
export const Floor = memo(({ floor, number, isSold }: FloorProps) => {
  const { locale } = useShell();
  const chosen = useFloorTab(floor.products.slice(0, shown));
  return (
    <HomeFloor
      {...floor}
      {...chosen}
      number={number}
      panel={{ picture: floor.picture, href: floor.moreHref }}
      tabs={[{ id: "", label: homeWords.popular[locale] }, ...floor.links]}
    >
      {isSold ? quickAdd : undefined}
    </HomeFloor>
  );
});

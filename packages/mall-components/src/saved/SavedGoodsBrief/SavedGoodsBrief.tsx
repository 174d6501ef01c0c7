import { Stack } from "@tradehall/ui/Stack";
import { RailPrice } from "../../chrome/RailProducts/RailPrice.tsx";
import { GoodsLine } from "../../product/GoodsLine/GoodsLine.tsx";
import { SavedGoodsNotes } from "../SavedGoodsList/SavedGoodsNotes.tsx";
import type { SavedGoods } from "../SavedGoodsList/saved-goods.ts";
import * as css from "./SavedGoodsBrief.css.ts";

export interface SavedGoodsBriefProps {
  /** The few that show, in order. */
  goods: readonly SavedGoods[];
}

/** Some goods that are kept or were bought, to look at; what can be done with them is on their own page. */
export function SavedGoodsBrief({ goods }: SavedGoodsBriefProps) {
  return (
    <Stack as="ul">
      {goods.map((one) => {
        const { id, name, href, picture, skuText, state } = one;
        const isOff = state === "offShelf";
        return (
          <li className={css.row} key={id}>
            <GoodsLine
              goods={{ title: name, picture, skuText, ...(isOff ? {} : { href }) }}
              isFaded={isOff}
              size="s"
            >
              <SavedGoodsNotes goods={one} />
            </GoodsLine>
            <RailPrice product={one} />
          </li>
        );
      })}
    </Stack>
  );
}

import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import { Inline } from "@tradehall/ui/Inline";
import { Tabs } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import { piecesOf, type SkuCounts } from "./matrix.ts";
import * as css from "./SkuMatrix.css.ts";
import { words } from "./SkuMatrix.messages.ts";

interface MatrixTabsProps {
  /** The first specification and its values. */
  first: string;
  values: readonly string[];
  tab: string;
  onTab: (value: string) => void;
  skus: readonly SkuOption[];
  counts: SkuCounts;
  swatches: Readonly<Record<string, string>> | undefined;
}

/** The first specification as tabs, each with its picture and how many are chosen in it. */
export function MatrixTabs({ first, values, tab, onTab, skus, counts, swatches }: MatrixTabsProps) {
  const intl = useIntl();
  const tabs = values.map((value) => {
    const ofTab = skus.filter((sku) => sku.values[first] === value);
    const pieces = piecesOf(ofTab, counts);
    const picture = swatches?.[`${first}:${value}`];
    return {
      id: value,
      label: (
        <Inline as="span" wrap={false}>
          {picture !== undefined && (
            <span className={css.swatch}>
              <ProductPicture alt="" path={picture} rounding="s" width={36} />
            </span>
          )}
          {value}
        </Inline>
      ),
      badge: pieces > 0 && <span className={css.count}>{intl.formatMessage(words.inTab, { pieces })}</span>,
    };
  });
  return <Tabs label={first} onChange={onTab} selected={tab} tabs={tabs} variant="line" />;
}

import { fen, fenToYuan, yuanToFen } from "@tradehall/mall-rules/money";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import { type ClipboardEvent, useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { piecesOf, problemOf, readPasted, type SkuCounts, tabsOf } from "./matrix.ts";
import { words } from "./SkuMatrix.messages.ts";
import type { SkuMatrixProps } from "./sku-matrix-props.ts";
import { useGridKeys } from "./use-grid-keys.ts";

/** Specification, code, two prices, stock, quantity. */
const columns = 6;

/** Which rows show, what they come to, and what is done with all of them: paste, change, add. */
export function useSkuMatrix(props: SkuMatrixProps) {
  const { specs, skus, counts, onCounts, pieceYuan } = props;
  const intl = useIntl();
  const rule = props.rule ?? { min: 1, step: 1 };
  const tabs = tabsOf(specs);
  const first = specs[0]?.name ?? "";
  const [tab, setTab] = useState(tabs[0] ?? "");
  const [note, setNote] = useState("");
  const rows = tabs.length > 0 ? skus.filter((sku) => sku.values[first] === tab) : skus;
  const { go, ...cells } = useGridKeys(rows.length, columns, { row: 0, col: columns - 1 });
  const focusFirst = useEffectEvent(() => {
    if (props.isFocused && window.matchMedia("(pointer: fine)").matches) go(0, columns - 1);
  });
  useEffect(() => focusFirst(), []);
  const pieces = piecesOf(skus, counts);
  const chosen = skus.filter(({ id }) => counts[id]);
  const yuanOf = (sku: SkuOption) => pieceYuan(sku, counts[sku.id] || rule.min, pieces || rule.min);
  const sum = chosen.reduce((total, sku) => total + yuanToFen(yuanOf(sku)) * (counts[sku.id] ?? 0), 0);
  const faulty = chosen.filter((sku) => problemOf(sku, counts[sku.id] ?? 0, rule));

  function change(next: SkuCounts) {
    setNote("");
    onCounts({ ...counts, ...next });
  }
  function onPaste(event: ClipboardEvent) {
    const pasted = readPasted(event.clipboardData.getData("text"), { rows, from: cells.row, skus });
    if (!pasted) return;
    event.preventDefault();
    change(pasted.counts);
    const { filled: count, lost } = pasted;
    const what = lost.slice(0, 5).join(" / ");
    setNote(
      lost.length > 0
        ? intl.formatMessage(words.lost, { count, lost: lost.length, what })
        : intl.formatMessage(words.filled, { count }),
    );
  }
  function add() {
    const [wrong] = faulty;
    setNote("");
    if (!wrong) return props.onAdd(chosen.map(({ id }) => ({ skuId: id, count: counts[id] ?? 0 })));
    setNote(intl.formatMessage(words.faults, { count: faulty.length }));
    const home = wrong.values[first] ?? "";
    setTab(home);
    const inTab = tabs.length > 0 ? skus.filter((sku) => sku.values[first] === home) : skus;
    // Its tab must show before its field can have the focus.
    requestAnimationFrame(() => go(inTab.indexOf(wrong), columns - 1));
  }
  return {
    ...{ tabs, first, tab, setTab, note, rows, rule, pieces, chosen, sumYuan: fenToYuan(fen(sum)) },
    ...{ ...cells, yuanOf, change, onPaste, add },
  };
}

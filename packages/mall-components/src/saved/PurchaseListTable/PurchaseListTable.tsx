import { type DataColumn, DataTable } from "@tradehall/ui/DataTable";
import { DeleteIcon, EmptyIcon } from "@tradehall/ui/Icon";
import { IconButton } from "@tradehall/ui/IconButton";
import { useCallback, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { goodsName } from "../../messages/goods-name.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { NoRows } from "../../parts/NoRows.tsx";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import type { PurchaseLineResult, PurchaseLineView } from "../purchase-list-view.ts";
import { PurchaseBar } from "./PurchaseBar.tsx";
import { LineGoods, type LineHandlers, LinePrice, LineQuantity, LineTotal } from "./PurchaseLineCells.tsx";
import { words } from "./PurchaseListTable.messages.ts";

export interface PurchaseListTableProps extends ListStateProps {
  /** Newest first. Default none. */
  lines?: readonly PurchaseLineView[];
  /** The buyer may read and order, not change. */
  isReadOnly?: boolean;
  /** Where codes are pasted for this list. */
  addHref: string;
  /** What became of lines that were to go into the cart, by id. Stable while nothing changes. */
  results?: Readonly<Record<string, PurchaseLineResult>>;
  /** The cart is being filled. */
  isAdding?: boolean;
  /** A new quantity; stable. Without it `intent=line:ID` sends `quantity:ID` and `note:ID`. */
  onQuantity?: (id: string, quantity: number) => void;
  /** A new note; stable. */
  onNote?: (id: string, note: string) => void;
  /** Takes lines out; stable. Without it buttons send `intent=remove-lines` with the ticked `sku`, or `remove-lines:ID`. */
  onRemove?: (ids: readonly string[]) => void;
  /** Puts lines into the cart. Without it the button sends `intent=to-cart` with the ticked `sku`; none means all. */
  onAdd?: (lines: readonly PurchaseLineView[]) => void;
  /** Where prices of the chosen lines are asked for, of all where none is chosen. */
  quoteHrefFor?: (lines: readonly PurchaseLineView[]) => string | undefined;
}

const none: Readonly<Record<string, PurchaseLineResult>> = {};
const idOf = ({ id }: PurchaseLineView) => id;
const nameOf = ({ goods }: PurchaseLineView) => goodsName(goods);

/** The goods of a purchase list as they are today: quantities and notes are changed in place, chosen lines go into the cart. */
export function PurchaseListTable(props: PurchaseListTableProps) {
  const { lines = [], isReadOnly = false, addHref, results = none, isAdding = false } = props;
  const { onQuantity, onNote, onRemove, onAdd } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback(
    (ids: readonly string[], is: boolean) =>
      setTicked((now) => new Set(is ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id)))),
    [],
  );
  const columns = useMemo((): DataColumn<PurchaseLineView>[] => {
    const handlers: LineHandlers = { isReadOnly, onQuantity, onNote };
    const head = (name: "goods" | "unitPrice" | "quantity" | "subtotal" | "delete") =>
      intl.formatMessage(words[name]);
    const all: DataColumn<PurchaseLineView>[] = [
      {
        ...{ id: "goods", head: head("goods"), size: "fill" },
        cell: (line) => <LineGoods {...handlers} line={line} result={results[line.id]} />,
      },
      {
        ...{ id: "price", head: head("unitPrice"), align: "end", isNumeric: true },
        cell: (line) => <LinePrice line={line} />,
      },
      {
        ...{ id: "quantity", head: head("quantity"), size: "l", isNumeric: true },
        cell: (line) => <LineQuantity {...handlers} line={line} />,
      },
      {
        ...{ id: "total", head: head("subtotal"), align: "end", isNumeric: true },
        cell: (line) => <LineTotal line={line} />,
      },
    ];
    if (isReadOnly) return all;
    const remove: DataColumn<PurchaseLineView> = {
      ...{ id: "remove", head: head("delete"), isHeadHidden: true, size: "end" },
      cell: (line) => (
        <IconButton
          icon={DeleteIcon}
          label={intl.formatMessage(words.deleteNamed, { title: nameOf(line) })}
          size="s"
          {...sends(`remove-lines:${line.id}`, onRemove, [line.id])}
        />
      ),
    };
    return [...all, remove];
  }, [intl, isReadOnly, onQuantity, onNote, onRemove, results]);
  const empty = (
    <NoRows
      description={isReadOnly ? undefined : intl.formatMessage(words.emptyText)}
      href={isReadOnly ? routes.allGoods : addHref}
      icon={EmptyIcon}
      link={intl.formatMessage(isReadOnly ? words.browse : words.paste)}
      title={intl.formatMessage(words.empty)}
    />
  );
  return (
    <AsyncList empty={lines.length === 0 && empty} onRetry={props.onRetry} state={props.state}>
      <form method="post">
        <DataTable
          caption={intl.formatMessage(words.label)}
          columns={columns}
          idOf={idOf}
          labels={{
            all: intl.formatMessage(words.selectAll),
            row: (name) => intl.formatMessage(words.choose, { name }),
          }}
          name="sku"
          nameOf={nameOf}
          onSelect={select}
          rows={lines}
          selected={ticked}
        />
        <PurchaseBar
          chosen={lines.filter(({ id }) => ticked.has(id))}
          isAdding={isAdding}
          isReadOnly={isReadOnly}
          lines={lines}
          onAdd={onAdd}
          onRemove={onRemove}
          quoteHrefFor={props.quoteHrefFor}
          results={results}
        />
      </form>
    </AsyncList>
  );
}

import { exportPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/export-purchase-list";
import { PurchaseListHead } from "@tradehall/mall-components/saved/PurchaseListHead";
import { PurchaseListTable } from "@tradehall/mall-components/saved/PurchaseListTable";
import { useNavigate } from "react-router-dom";
import { pasteHref, purchaseListsHref } from "../../adapters/purchase-list-pages.ts";
import { askHref } from "../../adapters/quote-pages.ts";
import { useExport } from "../../browser/actions/use-export.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useActionReaction } from "../../browser/errors/Reactions.tsx";
import type { ListsSent } from "./lists-sent.ts";
import type { LoadedList } from "./load-lists.ts";
import { useOwnForms } from "./use-own-forms.ts";
import { usePurchaseList } from "./use-purchase-list.ts";
import { useRemoveList } from "./use-remove-list.ts";

interface PurchaseListTabProps {
  loaded: LoadedList;
  sent: ListsSent | undefined;
}

/** One purchase list with its goods. */
export function PurchaseListTab({ loaded, sent }: PurchaseListTabProps) {
  const { list } = loaded;
  const state = useListState(loaded);
  const navigate = useNavigate();
  const { onSubmit } = useOwnForms();
  const { remove } = useRemoveList(() => void navigate(purchaseListsHref));
  const { start, running } = useExport(exportPurchaseList);
  const table = usePurchaseList(loaded, sent?.ok ? sent.data.added : undefined);
  const nameError = sent?.ok === false ? sent.error.fields.name : undefined;
  useActionReaction(nameError ? undefined : sent);
  const addHref = pasteHref(list.id);
  return (
    <div onSubmit={onSubmit}>
      <PurchaseListHead
        addHref={addHref}
        backHref={purchaseListsHref}
        isExporting={running !== undefined}
        list={{ ...list, lineCount: table.lines.length }}
        nameError={nameError}
        onExport={() => void start({ query: { listId: Number(list.id) } })}
        onRemove={remove}
      />
      <PurchaseListTable
        {...state}
        {...table}
        addHref={addHref}
        quoteHrefFor={(lines) => askHref(lines.map(({ id, quantity }) => ({ skuId: id, count: quantity })))}
        isReadOnly={!list.actions.includes("change")}
      />
    </div>
  );
}

import { PurchaseLists, type PurchaseListView } from "@tradehall/mall-components/trade/PurchaseLists";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useActionReaction } from "../../browser/troubles/Reactions.tsx";
import type { ListsSent } from "./route.tsx";
import { useOwnForms } from "./use-own-forms.ts";
import { useRemoveList } from "./use-remove-list.ts";

interface PurchaseListsTabProps {
  lists: readonly PurchaseListView[] | undefined;
  sent: ListsSent | undefined;
}

/** All purchase lists that the buyer sees. */
export function PurchaseListsTab({ lists, sent }: PurchaseListsTabProps) {
  const state = useListState(lists);
  const { onSubmit, sending } = useOwnForms();
  const { gone, remove } = useRemoveList();
  const error = sent?.ok === false ? sent.error.fields.name : undefined;
  useActionReaction(error ? undefined : sent);
  return (
    <div onSubmit={onSubmit}>
      <PurchaseLists
        {...state}
        isPending={sending === "create"}
        lists={lists?.filter(({ id }) => !gone.includes(id)) ?? []}
        onRemove={remove}
        sent={sent?.ok === false ? { name: sent.name ?? "", error } : undefined}
      />
    </div>
  );
}
